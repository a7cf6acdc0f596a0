import type { Kysely } from 'kysely';
import { awaitCamera, findFeedOf, isFedByCamera, putFeed } from './configuration-repository.ts';
import { addAddress } from './export-repository.ts';
import { createToken } from './export-token.ts';
import type { ExportParts } from './exports.ts';
import { unitOf } from './open-calendar.ts';
import { findProperty, lockUnits, type Property } from './property-repository.ts';
import { readFeedPlace } from './read-feed-place.ts';
import type { StruttureTables } from '../../strutture/server/service.ts';
import type { CalendarTables } from './tables.ts';

/** The form asks for the calendar of this platform. */
const platform = 'booking';

/** Of a B&B with several rooms one room's calendar would take the whole house. */
function needsCamera({ tipo_prenotazione, units }: Property): boolean {
  return tipo_prenotazione === 'bnb' && units.length > 2;
}

/**
 * Makes the address that came with a struttura's form its Booking.com configuration, in the transaction that publishes it. It is
 * read by the next minute's job. Of a B&B with several rooms it waits until its owner says of which one it is; once they have, a
 * later address of the form changes nothing. An address that is no calendar's is left to its owner, too.
 */
export function createUrlAdoption({ clock, seal }: Pick<ExportParts, 'clock' | 'seal'>) {
  return async (
    strutture: Kysely<StruttureTables>,
    { id, booking_ical_url }: { id: number; booking_ical_url: string },
  ): Promise<void> => {
    const transaction = strutture.$extendTables<CalendarTables>();
    await lockUnits(transaction, id);
    const property = await findProperty(transaction, id);
    const reading = readFeedPlace(booking_ical_url);
    if (property === undefined || !reading.ok) return;
    const key = { unit_id: unitOf(property, null).unit_id, platform } as const;
    const { url, ...shown } = reading.place;
    const known = await findFeedOf(transaction, key);
    if (known !== undefined && seal.open(known.sealed_url) === url) return;
    if (needsCamera(property) && (await isFedByCamera(transaction, id, platform))) return;
    const now = clock.now();
    const isWaiting = needsCamera(property);
    const feed = { ...key, ...shown, sealed_url: seal.seal(url), export_enabled: !isWaiting };
    const feedId = await putFeed(transaction, feed, now);
    if (isWaiting) await awaitCamera(transaction, feedId, now);
    else await addAddress(transaction, key, createToken(seal));
  };
}
