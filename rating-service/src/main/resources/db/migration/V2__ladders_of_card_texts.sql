-- Matches of the ladder are played with the texts of the cards from now on.
update ladder set cards = 'card-texts' where cards = 'printed-numbers';
