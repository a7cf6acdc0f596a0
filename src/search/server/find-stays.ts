import { daysBetween } from '../../kernel/dates/calendar-date.ts';
import { cheapestStay, type FlexiblePlace, openWindow } from '../../stay/rules/cheapest-stay.ts';
import type { FlexibleStay } from '../../stay/rules/flexible-stay.ts';
import type { HomeStay } from '../contract.ts';
import { type HomeFacts, readHomeFacts } from './free-stay-repository.ts';
import { nightBit } from './search-conditions-repository.ts';
import type { SearchDb } from './tables.ts';

function placesOf({ offers, ...price }: HomeFacts): FlexiblePlace[] {
  return offers
    .filter(({ posti_letto }) => posti_letto > 0)
    .map(({ camera_id, camera_cents, posti_letto, nights }) => ({
      posti_letto,
      price: {
        ...price,
        camera:
          camera_id === null ? null : { id: camera_id, prezzo_notte_cents: camera_cents ?? price.prezzo_notte_cents },
      },
      isTaken: (day) => nights[day] === '1',
    }));
}

/** Returns each home's cheapest stay in the order of `ids`. Omits removed homes and homes without a stay. */
export async function findStays(
  db: SearchDb,
  ids: readonly number[],
  { flexible, guests }: { flexible: FlexibleStay; guests: number },
): Promise<HomeStay[]> {
  if (ids.length === 0) return [];
  const { from, until } = flexible;
  const window = openWindow(flexible);
  const facts = await readHomeFacts(db, ids, { from, until, first: nightBit(from), days: daysBetween(from, until) });
  const byId = new Map(facts.map((home) => [home.id, home]));
  return ids.flatMap((id) => {
    const home = byId.get(id);
    const stay = home ? cheapestStay(placesOf(home), window, guests) : null;
    return stay ? [{ id, ...stay }] : [];
  });
}
