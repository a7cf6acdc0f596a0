-- What a photo shows, in its owner's words, and the point of it that stays in sight where it is cropped.

create domain focal_point as text check (value ~ '^(100|[1-9]?[0-9])-(100|[1-9]?[0-9])$');
comment on domain focal_point is 'Per cent from the left and from the top: 50-50 is the middle. See src/media/rules/focal-point.ts.';

create domain stanza as text
  check (value in ('soggiorno', 'cucina', 'camera', 'bagno', 'esterno', 'vista', 'altro'));

alter table photos add column focus focal_point;
comment on column photos.focus is 'Found in the picture when it was encoded; null: not looked for yet.';

alter table struttura_photos
  add column stanza stanza,
  add column didascalia text not null default '' check (char_length(didascalia) <= 120),
  add column fuoco focal_point;
comment on column struttura_photos.fuoco is 'Set by hand, in the place of photos.focus.';

alter table struttura_edit_photos
  add column stanza stanza,
  add column didascalia text not null default '' check (char_length(didascalia) <= 120),
  add column fuoco focal_point;
