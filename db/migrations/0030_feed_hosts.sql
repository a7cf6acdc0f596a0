-- Hosts that calendars are read from and that do not answer, or asked to be left alone: known to all processes, for all feeds.

create table feed_hosts (
  host text primary key check (char_length(host) between 1 and 255),
  timeouts integer not null check (timeouts >= 0),
  resting_until timestamptz,
  -- Of a host that answers nothing is kept.
  check (timeouts > 0 or resting_until is not null)
);

comment on table feed_hosts is 'The circuit breakers of hosts: `calendar/rules/host-circuit.ts`. A host without a row is asked as usual.';
comment on column feed_hosts.host is 'As `feeds.host` has it: a name in small letters, with its port where it is not the usual one.';
comment on column feed_hosts.timeouts is 'In a row. From three on, one feed a minute is tried.';
comment on column feed_hosts.resting_until is 'Nobody asks it before: it does not answer, or its Retry-After said so.';

-- A feed that was not asked because its host rests is not up to date, but it has not failed by itself.
alter table feeds
  drop constraint feeds_check,
  add constraint feeds_fault check ((fault is null) = (failing_since is null) and (failures = 0 or fault is not null));

create index feeds_timed_out on feeds (host) where fault = 'tempo_scaduto';
