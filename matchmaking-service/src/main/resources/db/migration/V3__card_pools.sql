-- The version of the format a deck was checked against; there was one of each before this column.
alter table registration add column card_pool text;
update registration set card_pool = format || '@1';
alter table registration alter column card_pool set not null;
