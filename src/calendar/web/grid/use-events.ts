import { useEffect, useEffectEvent, useState } from 'react';
import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/calls.ts';
import type { Nights } from '../../rules/feed.ts';
import { useCalendarSession } from '../session/calendar-session.ts';
import type { GridEvent } from './grid-event.ts';
import { readEvents } from './read-events.ts';

type Question = {
  property_id: number;
  /** The days to know of, both included. */
  window: Nights;
  /** Another number asks again. */
  revision: number;
};

type EventsQuery = { property_id: number; window: Nights; question: string };
type LoadedEvents = EventsQuery & { events: GridEvent[]; at: Date };

/** What the calendar knows; what was known stays while more is asked for, and after a failure. */
export type Events = {
  events: readonly GridEvent[];
  isLoading: boolean;
  hasFailed: boolean;
  /** Whether every day on show is known: an unknown one must not look free. */
  isKnown: boolean;
  /** When it was read. */
  at: Date | null;
  reload: () => void;
};

function covers({ window }: LoadedEvents, { start, end }: Nights): boolean {
  return window.start <= start && end <= window.end;
}

/** The events of a property around the days on show (specification section 7). */
export function useEvents({ property_id, window, revision }: Question): Events {
  const { onSignedOut } = useCalendarSession();
  const [stored, setKnown] = useState<LoadedEvents | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState({ question: '', hasFailed: false });
  const { start, end } = window;
  const question = `${property_id} ${start} ${end} ${revision} ${attempt}`;
  const known = stored?.property_id === property_id ? stored : null;

  const hear = useEffectEvent(
    (asked: EventsQuery, answer: Reply<AnswerOf<'GET /api/calendar/events/{property_id}'>>) => {
      setOutcome({ question: asked.question, hasFailed: !answer.ok });
      if (answer.ok) setKnown({ ...asked, events: readEvents(answer.data), at: new Date() });
      else if (answer.status === SIGNED_OUT) onSignedOut();
    },
  );
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const answer = await call('GET /api/calendar/events/{property_id}', {
        params: { property_id },
        query: { start_date: start, end_date: end },
        signal: abort.signal,
      });
      // As it was asked: the page may have been turned by now.
      if (!abort.signal.aborted) hear({ property_id, window: { start, end }, question }, answer);
    };
    void ask();
    return () => abort.abort();
  }, [property_id, start, end, question]);

  const isLoading = outcome.question !== question;
  return {
    events: known?.events ?? [],
    isLoading,
    hasFailed: !isLoading && outcome.hasFailed,
    isKnown: known !== null && covers(known, window),
    at: known?.at ?? null,
    reload: () => setAttempt((count) => count + 1),
  };
}
