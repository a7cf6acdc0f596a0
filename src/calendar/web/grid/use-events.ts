import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { dataOf } from '../../../api/call-failure.ts';
import { useReadBy } from '../../../api/use-read.ts';
import type { Nights } from '../../rules/feed.ts';
import { type GridEvent, readEvents } from './grid-event.ts';

type Question = {
  property_id: number;
  window: Nights;
  revision: string;
};

type LoadedEvents = { property_id: number; window: Nights; events: GridEvent[]; at: Date };

export type Events = {
  events: readonly GridEvent[];
  isLoading: boolean;
  hasFailed: boolean;
  isKnown: boolean;
  at: Date | null;
  reload: () => void;
};

function covers({ window }: LoadedEvents, { start, end }: Nights): boolean {
  return window.start <= start && end <= window.end;
}

export function useEvents({ property_id, window, revision }: Question): Events {
  const { start, end } = window;
  const { data, phase, reload } = useReadBy(
    ['events', property_id, start, end, revision],
    async (signal): Promise<LoadedEvents> => {
      const params = { property_id };
      const query = { start_date: start, end_date: end };
      const answer = dataOf(await call('GET /api/calendar/events/{property_id}', { params, query, signal }));
      return { property_id, window: { start, end }, events: readEvents(answer), at: new Date() };
    },
  );
  const [stored, setStored] = useState(data);
  if (data !== null && data !== stored) setStored(data);
  const known = stored?.property_id === property_id ? stored : null;
  return {
    events: known?.events ?? [],
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    isKnown: known !== null && covers(known, window),
    at: known?.at ?? null,
    reload: () => void reload(),
  };
}
