-- What `/metrics` asks every few seconds is found among the few rows that it is about, however many there are.

-- Calendars of platforms that fail, also those that are paused for it.
create index feeds_failing on feeds (failing_since) where failures > 0;

-- Bookings that a person has to look at.
create index bookings_to_review on bookings (updated_at) where needs_review is not null;
