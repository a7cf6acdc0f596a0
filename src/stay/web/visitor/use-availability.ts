import { useEffect, useState } from 'react';
import { type CalendarDate, addDays } from '../../../kernel/dates/calendar-date.ts';
import { call } from '../../../api/call.ts';
import * as messages from '../../messages/visitor.ts';

/** Minimum number of days that the first request covers (PRODUCT.md § 7). */
const FIRST_WINDOW_DAYS = 90;
/** Maximum number of days from the first to the last day of a request. The server accepts 366 days, including both. */
const LONGEST_WINDOW_DAYS = 365;

const TIMEOUT_MS = 15_000;

type Question = { cin: string; camera_id: number | null; start: CalendarDate; end: CalendarDate };

/** Error code of the portal if its database is unavailable. A proxy that cannot reach the portal sends a 503 without this code. */
const DATABASE_AWAY = 'SERVIZIO_NON_DISPONIBILE';

class SuspendedError extends Error {
  override readonly name = 'SuspendedError';
}

/** `isSuspended`: bookings are suspended, and `nights` may be a few minutes old. */
type FetchedNights = { nights: [string, boolean][]; isSuspended: boolean };

/** `start` and `end` are inclusive. Rejects if the request fails. */
export async function fetchAvailability(question: Question, signal: AbortSignal): Promise<FetchedNights> {
  const { cin, camera_id, start, end } = question;
  const reply = await call('GET /api/calendar/availability', {
    query: { cin, start_date: start, end_date: end, ...(camera_id !== null && { camera_id }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!reply.ok) {
    const failure = `GET /api/calendar/availability: ${reply.status}`;
    throw reply.codice === DATABASE_AWAY ? new SuspendedError(failure) : new Error(failure);
  }
  const nights = reply.data.map(({ date, is_available }): [string, boolean] => [date, is_available]);
  return { nights, isSuspended: reply.isStale ?? false };
}

type Subject = {
  cin: string;
  camera_id: number | null;
  today: CalendarDate;
  shownUntil: CalendarDate;
  alsoUntil: CalendarDate;
};

type KnownNights = {
  subject: string;
  nights: ReadonlyMap<string, boolean>;
  until: CalendarDate;
  failedFor: CalendarDate | null;
  isSuspended: boolean;
};

type Availability = {
  isAvailable: (day: CalendarDate) => boolean;
  until: CalendarDate;
  isLoading: boolean;
  hasFailed: boolean;
  isSuspended: boolean;
  retry: () => void;
  reload: () => void;
};

function nothing(subject: string, today: CalendarDate): KnownNights {
  return { subject, nights: new Map(), until: addDays(today, -1), failedFor: null, isSuspended: false };
}

function withNights({ nights }: KnownNights, fetched: FetchedNights, until: CalendarDate): Partial<KnownNights> {
  const { isSuspended } = fetched;
  return { nights: new Map([...nights, ...fetched.nights]), until, failedFor: null, isSuspended };
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}

function sooner(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}

/** Loads the availability of a home or room. Nights that are not loaded count as available (PRODUCT.md § 8). */
export function useAvailability({ cin, camera_id, today, shownUntil, alsoUntil }: Subject): Availability {
  const subject = `${cin} ${camera_id ?? ''}`;
  const [stored, setKnown] = useState<KnownNights | null>(null);
  const known = stored?.subject === subject ? stored : nothing(subject, today);

  const wanted = later(addDays(today, FIRST_WINDOW_DAYS), later(shownUntil, alsoUntil));
  const hasFailed = known.failedFor !== null && known.failedFor >= wanted;
  const isFetching = known.until < wanted && !hasFailed;
  const start = addDays(known.until, 1);

  useEffect(() => {
    if (!isFetching) return undefined;
    const abort = new AbortController();
    const end = sooner(wanted, addDays(start, LONGEST_WINDOW_DAYS));
    const apply = (update: (last: KnownNights) => Partial<KnownNights>) =>
      setKnown((latest) => {
        const last = latest?.subject === subject ? latest : nothing(subject, today);
        return { ...last, ...update(last) };
      });
    fetchAvailability({ cin, camera_id, start, end }, abort.signal).then(
      (fetched) => apply((last) => withNights(last, fetched, end)),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error(messages.availabilityNotLoaded, error);
        apply(() => ({ failedFor: wanted, isSuspended: error instanceof SuspendedError }));
      },
    );
    return () => abort.abort();
  }, [cin, camera_id, subject, today, isFetching, start, wanted]);

  return {
    isAvailable: (day) => known.nights.get(day) ?? true,
    until: known.until,
    isLoading: isFetching && known.until < shownUntil,
    hasFailed,
    isSuspended: known.isSuspended,
    retry: () => setKnown(hasFailed ? { ...known, failedFor: null } : null),
    reload: () => setKnown(null),
  };
}
