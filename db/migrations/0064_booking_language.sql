-- A guest is written to in the language in which they booked: a code of two letters (`src/kernel/language.ts`).
alter table bookings add column lingua text not null default 'it' check (lingua ~ '^[a-z]{2}$');
