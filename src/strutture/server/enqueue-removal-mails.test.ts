import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { GIULIA, NOW, openOwnerRooms, type OwnerRooms } from '../../../test/owner-rooms.ts';
import { forgetAddress } from './person-repository.ts';

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

const mailsTo = async (address: string) => (await rooms.mails()).filter(({ to }) => to === address);
/** Minutes go by: the clock of these rooms stands. */
const wait = (minutes: number) =>
  sql`update removed_homes set removed_at = removed_at - ${minutes} * interval '1 minute'`.execute(rooms.db);

async function removeTogether(email: string, nomi: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const nome of nomi) {
    const id = await buildStruttura(rooms.db, { nome, proprietario_email: email, email_confirmed_at: NOW });
    ids.push(id);
    if (nome === 'Casa Due') await buildBooking(rooms.db, { struttura_id: id, period: '[2026-08-01,2026-08-04)' });
    await rooms.admin.remove(GIULIA, id, { insieme: true });
  }
  return ids;
}

test('"the archive of the purge mails too": each owner once, of all of theirs, when none is left to come', async () => {
  await removeTogether('elsa@example.it', ['Casa Uno', 'Casa Due', 'Casa Alba']);
  await removeTogether('fabio@example.it', ['Casa Tre']);
  await rooms.admin.enqueueRemovalMails();
  expect(await mailsTo('elsa@example.it')).toEqual([]);
  await wait(2);
  await Promise.all([rooms.admin.enqueueRemovalMails(), rooms.admin.enqueueRemovalMails()]);
  await rooms.admin.enqueueRemovalMails();
  const [elsa, ...more] = await mailsTo('elsa@example.it');
  expect(more).toEqual([]);
  expect(elsa?.subject).toBe('Le tue strutture sono state eliminate');
  expect(elsa?.text).toMatch(/Casa Alba\nCasa Due\nCasa Uno/);
  expect(elsa?.text).toContain('Le prenotazioni e i pagamenti restano nella tua area');
  expect(elsa?.text).toContain('/proprietario/prenotazioni');
  const fabio = await mailsTo('fabio@example.it');
  expect(fabio.map(({ subject }) => subject)).toEqual(['La tua struttura è stata eliminata']);
  expect(fabio[0]?.text).not.toContain('prenotazioni');
});

test('waits while more of an owner’s are deleted, and names as many as a mail has room for', async () => {
  await removeTogether('gina@example.it', ['Casa A']);
  await wait(2);
  await removeTogether(
    'gina@example.it',
    Array.from({ length: 22 }, (_, index) => `Casa B${index}`),
  );
  await rooms.admin.enqueueRemovalMails();
  expect(await mailsTo('gina@example.it')).toEqual([]);
  await wait(2);
  await rooms.admin.enqueueRemovalMails();
  const [mail] = await mailsTo('gina@example.it');
  expect(mail?.text).toContain('e altre 3');
});

test('whose data were erased meanwhile is not written to, and nothing of them stays', async () => {
  await removeTogether('ivo@example.it', ['Casa Due']);
  await forgetAddress(rooms.db, 'ivo@example.it');
  await wait(2);
  await rooms.admin.enqueueRemovalMails();
  expect(await mailsTo('ivo@example.it')).toEqual([]);
  expect(await rooms.own.listRemoved({ id: 'i', email: 'ivo@example.it' })).toEqual([]);
  expect(await rooms.db.selectFrom('removed_homes').selectAll().execute()).toEqual([]);
});
