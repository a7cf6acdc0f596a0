-- The pictures of "Chi siamo" on the home page that an administrator put in the place of ours: one row for each that is
-- replaced. Without a row the place shows its own picture.
create table home_pictures (
  position smallint primary key check (position between 1 and 13),
  photo_id integer not null references photos (id),
  didascalia text not null check (char_length(didascalia) between 1 and 120)
);
create index home_pictures_photo on home_pictures (photo_id);

-- The home page is kept (0023_pages.sql): `n` is its tag.
create function tell_home_pictures() returns trigger language plpgsql as $$
begin
  perform tell_pages(array['n']);
  return null;
end $$;
create trigger home_pictures_pages after insert or update or delete on home_pictures
  for each statement execute function tell_home_pictures();
