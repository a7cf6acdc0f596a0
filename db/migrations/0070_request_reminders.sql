-- How many of the reminders of an unanswered request have been reached (`src/stay/rules/due-reminders.ts`).
alter table bookings add column reminders smallint not null default 0 check (reminders >= 0);
