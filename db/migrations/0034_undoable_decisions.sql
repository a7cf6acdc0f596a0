-- What a struttura was before an administrator's last decision about it, for the seconds in which the decision can be
-- taken back: its mail waits that long. It holds contacts of the owner, so it is swept soon after.
create table undoable_decisions (
  struttura_id integer primary key references strutture (id) on delete cascade,
  decided_at timestamptz not null,
  -- Names the struttura as the decision left it (`src/strutture/server/mark-state.ts`): of another one nothing is taken back.
  mark text not null,
  -- The job that tells the owner; null of a struttura without an owner.
  mail_id uuid,
  -- The columns and the forms that the decision wrote over, as they were.
  before jsonb not null
);
create index undoable_decisions_age on undoable_decisions (decided_at);
