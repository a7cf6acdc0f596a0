-- An owner is written to in the language in which they last signed in or that they chose: a code of two letters (`src/kernel/language.ts`).
alter table accounts add column lingua text not null default 'it' check (lingua ~ '^[a-z]{2}$');
