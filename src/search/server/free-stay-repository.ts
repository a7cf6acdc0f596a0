import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import type { Rate } from '../../strutture/rules/rate.ts';
import type { SearchDb } from './tables.ts';

type OfferFacts = {
  camera_id: number | null;
  camera_cents: Cents | null;
  posti_letto: number;
  /** One character per night of a window: 1 if the night is unavailable. Nights without a character are available. */
  nights: string;
};

export type HomeFacts = {
  id: number;
  prezzo_notte_cents: Cents;
  servizio_pulizie: boolean;
  prezzo_pulizie_cents: Cents;
  tariffe: Rate[];
  offers: OfferFacts[];
};

/** Returns the data required to price the homes. The cheapest room of a home comes first, as on cards. */
export async function readHomeFacts(
  db: SearchDb,
  ids: readonly number[],
  window: { first: number; from: CalendarDate; until: CalendarDate; days: number },
): Promise<HomeFacts[]> {
  const { rows } = await sql<HomeFacts>`/* prepared */
    select id, prezzo_notte_cents, servizio_pulizie, prezzo_pulizie_cents,
      (select coalesce(json_agg(rate), '[]') from (
        select camera_id, nome, lower(period) as dal, upper(period) - 1 as al, prezzo_notte_cents, prezzo_weekend_cents,
          soggiorno_minimo, ospiti_inclusi, supplemento_ospite_cents
        from tariffe where struttura_id = strutture.id
          -- One look-up by the home: seasons are few.
          and coalesce(period && daterange(${window.from}::date, ${window.until}::date), true)
      ) as rate) as tariffe,
      (select coalesce(json_agg(offer), '[]') from (
        select offers.camera_id, camere.prezzo_notte_cents as camera_cents, offers.posti_letto,
          substring(nights from ${window.first}::int for ${window.days}::int)::text as nights
        from offers left join camere on camere.id = offers.camera_id where offers.struttura_id = strutture.id
        order by camere.prezzo_notte_cents, camere.id
      ) as offer) as offers
    from strutture where id = any (${ids}::int[])`.execute(db);
  return rows;
}
