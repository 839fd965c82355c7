create table seen (
  id     bigint generated always as identity primary key,
  player text not null,
  handle text not null
);
