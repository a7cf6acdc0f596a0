import { useSyncExternalStore } from 'react';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { noHomes, viewedHomes } from '../../../strutture/web/visitor/saved/device-homes-store.ts';
import { StrutturaTiles } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import { useDeviceHomes } from './use-device-homes.ts';
import * as messages from '../../messages/visitor.ts';

/** Maximum and minimum number of tiles. A single tile would leave most of the row empty. */
const SHOWN = 4;
const FEWEST = 2;

type RecentHomesProps = {
  today: CalendarDate;
  except?: number;
};

export function RecentHomes({ today, except }: RecentHomesProps) {
  const viewed = useSyncExternalStore(viewedHomes.subscribe, viewedHomes.read, noHomes);
  const homes = useDeviceHomes(viewed.filter((id) => id !== except).slice(0, SHOWN), today);
  if (homes.kind !== 'here' || homes.tiles.length < FEWEST) return null;
  return (
    <section className="wrap strutture-row" aria-labelledby="viste">
      <h2 id="viste">{messages.recentlyViewedTitle}</h2>
      <p>{messages.recentlyViewedHint}</p>
      <StrutturaTiles strutture={homes.tiles} />
    </section>
  );
}
