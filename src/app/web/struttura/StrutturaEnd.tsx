import { useEffect } from 'react';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { viewedHomes } from '../../../strutture/web/visitor/saved/device-homes-store.ts';
import { RecentHomes } from '../saved/RecentHomes.tsx';
import { NearHomes } from './NearHomes.tsx';

/** Where the page of a home goes on: to its neighbours, and to the homes seen before. This one is noted among them. */
export function StrutturaEnd({ id, today }: { id: number; today: CalendarDate }) {
  useEffect(() => viewedHomes.change(id), [id]);
  return (
    <>
      <NearHomes id={id} today={today} />
      <RecentHomes today={today} except={id} />
    </>
  );
}
