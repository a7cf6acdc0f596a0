import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import {
  ANNA,
  toReceivedPicture,
  nextCin,
  NOW,
  openOwnerRooms,
  type OwnerRooms,
  sentBody,
} from '../../../test/owner-rooms.ts';

const DAY_MS = 86_400_000;

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

/** Anna's submission with a photo, sent so many days ago; `by`: who was signed in. */
async function sentDaysAgo(days: number, by: typeof ANNA | null = null): Promise<number> {
  const body = sentBody({ cin: nextCin(), email: ANNA.email, immagini: ['attachment:0'] });
  const { id } = await rooms.submissions.submit({ body, pictures: [await toReceivedPicture('#abcdef')] }, by);
  const submitted_at = new Date(NOW.getTime() - days * DAY_MS);
  await rooms.db.updateTable('strutture').set({ submitted_at }).where('id', '=', id).execute();
  return id;
}

test('what nobody confirmed in 30 days is erased with its photos, whatever became of it; all else stays', async () => {
  await sentDaysAgo(31);
  // Refused by an earlier program, which let unproved ones be refused.
  const refused = { status: 'rifiutata', motivo_rifiuto: 'Spam.' } as const;
  await rooms.db
    .updateTable('strutture')
    .set(refused)
    .where('id', '=', await sentDaysAgo(31))
    .execute();
  const demo = await buildStruttura(rooms.db, { status: 'in_attesa' });
  await rooms.db
    .updateTable('strutture')
    .set({ submitted_at: new Date(0) })
    .where('id', '=', demo)
    .execute();
  const kept = [demo, await sentDaysAgo(29), await sentDaysAgo(31, ANNA)];

  expect(await rooms.submissions.sweep()).toBe(2);
  const left = await rooms.db.selectFrom('strutture').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(kept);
  const shown = await rooms.db.selectFrom('struttura_photos').select('struttura_id').orderBy('struttura_id').execute();
  expect(shown.map(({ struttura_id }) => struttura_id)).toEqual(kept.slice(1));

  // Once the address is proved it is Anna's affair how long it stays.
  await rooms.submissions.confirmAddress(ANNA.email);
  await rooms.db
    .updateTable('strutture')
    .set({ submitted_at: new Date(0) })
    .execute();
  expect(await rooms.submissions.sweep()).toBe(0);
});
