import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { viewedHomes } from '../../../strutture/web/visitor/saved/device-homes-store.ts';
import { RecentHomes } from '../saved/RecentHomes.tsx';
import { StrutturaTiles } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import { useNear } from '../../../ui/use-near.ts';
import { useNeighbours } from './use-neighbours.ts';
import * as messages from '../../messages/visitor.ts';

/** How far below the screen they begin to come. */
const NEAR = '600px';

/** Homes around this one, free for what is chosen in the panel; where none is, the nearest for other dates, and it is said. */
function NearHomes({ id, today }: { id: number; today: CalendarDate }) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useNear(section, NEAR, () => setNear(true));
  const neighbours = useNeighbours(id, today, isNear);
  if (neighbours?.tiles.length === 0) return null;
  return (
    <section ref={section} className="wrap strutture-row" aria-labelledby="vicine" aria-busy={neighbours === null}>
      <h2 id="vicine">{messages.otherNearbyHomesTitle}</h2>
      <p role="status">{neighbours?.sentence}</p>
      {neighbours && <StrutturaTiles strutture={neighbours.tiles} />}
    </section>
  );
}

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
