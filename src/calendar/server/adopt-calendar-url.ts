import type { Kysely } from 'kysely';
import { awaitCamera, deleteFeed, findFeedOf, isFedByCamera, putFeed } from './configuration-repository.ts';
import { addAddress, deleteAddress } from './export-repository.ts';
import { createToken } from './export-token.ts';
import type { ExportDependencies } from './exports.ts';
import { unitOf } from './open-calendar.ts';
import { findProperty, lockUnits, type Property } from './property-repository.ts';
import { readFeedPlace } from './read-feed-place.ts';
import type { StruttureTables } from '../../strutture/server/service.ts';
import type { CalendarTables } from './tables.ts';

const platform = 'booking';

/** Returns whether the owner must choose a camera for the feed. Without one, the bookings of a single room would block the whole B&B. */
function needsCamera({ tipo_prenotazione, units }: Property): boolean {
  return tipo_prenotazione === 'bnb' && units.length > 2;
}

type Dependencies = Pick<ExportDependencies, 'clock' | 'seal'>;
type FormAddress = { id: number; booking_ical_url: string };

async function look(strutture: Kysely<StruttureTables>, { id, booking_ical_url }: FormAddress) {
  const transaction = strutture.$extendTables<CalendarTables>();
  await lockUnits(transaction, id);
  const property = await findProperty(transaction, id);
  const reading = readFeedPlace(booking_ical_url);
  if (property === undefined || !reading.ok) return null;
  const key = { unit_id: unitOf(property, null).unit_id, platform } as const;
  return { transaction, property, key, place: reading.place, known: await findFeedOf(transaction, key) };
}

export function createUrlAdoption({ clock, seal }: Dependencies) {
  return {
    /**
     * Creates or updates the feed for the calendar URL in the owner's form, within the caller's transaction. If the owner must
     * choose a camera first, the feed is not polled yet.
     */
    async onCalendarUrl(strutture: Kysely<StruttureTables>, form: FormAddress): Promise<void> {
      const found = await look(strutture, form);
      if (found === null) return;
      const { transaction, property, key, known } = found;
      const { url, ...shown } = found.place;
      if (known !== undefined && seal.open(known.sealed_url) === url) return;
      const isWaiting = needsCamera(property);
      if (isWaiting && (await isFedByCamera(transaction, form.id, platform))) return;
      const now = clock.now();
      const feed = { ...key, ...shown, sealed_url: seal.seal(url), export_enabled: !isWaiting };
      const feedId = await putFeed(transaction, feed, { now, isSameAddress: false });
      if (isWaiting) await awaitCamera(transaction, feedId, now);
      else await addAddress(transaction, key, createToken(seal));
    },

    async onCalendarUrlTakenBack(strutture: Kysely<StruttureTables>, form: FormAddress): Promise<void> {
      const found = await look(strutture, form);
      if (found?.known === undefined || seal.open(found.known.sealed_url) !== found.place.url) return;
      await deleteFeed(found.transaction, found.known.id);
      await deleteAddress(found.transaction, found.key);
    },
  };
}
