import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { viewedHomes } from '../../../strutture/web/visitor/saved/device-homes-store.ts';
import { RecentHomes } from '../saved/RecentHomes.tsx';
import { StrutturaTiles } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import { useNear } from '../../../ui/loading/use-near.ts';
import { useNeighbours } from './use-neighbours.ts';
import * as messages from '../../messages/visitor.ts';

const NEAR = '600px';

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

export function StrutturaEnd({ id, today }: { id: number; today: CalendarDate }) {
  useEffect(() => viewedHomes.change(id), [id]);
  return (
    <>
      <NearHomes id={id} today={today} />
      <RecentHomes today={today} except={id} />
    </>
  );
}
