-- From which hour in Rome a stay that arrives today is a request instead of a sale (`src/stay/rules/same-day.ts`).
alter table strutture add column ora_limite_oggi smallint not null default 18 check (ora_limite_oggi between 0 and 24);

comment on column strutture.ora_limite_oggi is 'Hour in Rome from which arrivals of today are confirmed by the owner first. 0: always; 24: never.';
