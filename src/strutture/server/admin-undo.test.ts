import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { ANNA, GIULIA, NOW } from '../../../test/owner-modules.ts';
import { BNB, type Fields, prepareListings } from '../../../test/prepare-listings.ts';
import { ownedRow } from './owner-repository.ts';
import { UNDO_SECONDS } from './undo-window.ts';

const TOO_LATE = {
  codice: 'STATO_NON_VALIDO',
  detail: 'È tardi per annullare: la decisione è già stata comunicata.',
};
const NOTHING = { codice: 'STATO_NON_VALIDO', detail: 'Non c’è nessuna decisione da annullare.' };

const { modules: rooms, owned, edit, approve, reject, rowOf } = prepareListings();
const undo = (id: number, body = {}) => rooms.admin.undo(GIULIA, id, body);

async function stored(id: number) {
  const row = await ownedRow(rooms.db, id);
  const { changed_at: _, ...rest } = row!;
  return rest;
}

async function lastWait(): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from start_after - created_on)::float8 as wait from pgboss.job
    where name = 'mail' order by created_on desc limit 1`.execute(rooms.db);
  return rows[0]?.wait ?? 0;
}

const sendMails = () => sql`update pgboss.job set state = 'active' where name = 'mail'`.execute(rooms.db);

async function changed(fields: Fields): Promise<number> {
  const id = await owned('approvata');
  await edit(id, fields);
  return id;
}

const OTHER_TOWN = { indirizzo: 'Via Nuova 1', citta_id: 52021, citta: 'Pienza', cap: '53026' };
const refuse = (id: number) => reject(id, { motivo: 'Le foto sono sfocate.' });

describe.each<[string, () => Promise<number>, (id: number) => Promise<unknown>]>([
  ['the approval of a struttura', () => owned('in_attesa'), approve],
  ['the rejection of a struttura', () => owned('in_attesa'), refuse],
  ['the approval of a change', () => changed({ telefono: '0578 757099', ...OTHER_TOWN }), approve],
  ['the approval of a change that adds rooms', () => changed(BNB), approve],
  ['the rejection of a change', () => changed({ indirizzo: 'Via Nuova 1' }), refuse],
])('%s', (_, bring, decide) => {
  test('can be undone together with its email until the email is sent', async () => {
    const id = await bring();
    const before = await stored(id);
    const mails = await rooms.mails();
    await decide(id);
    expect(await rooms.mails()).toHaveLength(mails.length + 1);
    expect(await lastWait()).toBeGreaterThan(UNDO_SECONDS - 1);

    const { versione, decisione_annullabile } = await rooms.admin.get(id);
    expect(decisione_annullabile).toBe(true);
    expect(await undo(id, { versione })).toMatchObject({ id, decisione_annullabile: false });
    expect(await stored(id)).toEqual(before);
    expect(await rooms.mails()).toEqual(mails);
    expect((await rooms.register(id)).at(-1)?.azione).toBe('annullamento');
    await expect(undo(id)).rejects.toMatchObject(NOTHING);

    await decide(id);
    const after = await stored(id);
    await sendMails();
    await expect(undo(id)).rejects.toMatchObject(TOO_LATE);
    expect(await stored(id)).toEqual(after);
    expect((await rooms.register(id)).at(-1)?.azione).not.toBe('annullamento');
  });
});

test('lets only one of three concurrent undo requests succeed', async () => {
  const id = await owned('approvata');
  const results = await Promise.allSettled([undo(id), undo(id), undo(id)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

describe('undo fails for', () => {
  test('an undecided or unknown struttura', async () => {
    await expect(undo(await owned('in_attesa'))).rejects.toMatchObject(NOTHING);
    await expect(undo(999_999)).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  });

  test('a decision about a struttura that was changed after the decision', async () => {
    const outdated = { detail: 'La struttura è stata modificata da un’altra sessione. Ricarica la pagina.' };
    const id = await owned('in_attesa');
    const { versione } = await rooms.admin.get(id);
    await approve(id);
    await expect(undo(id, { versione })).rejects.toMatchObject(outdated);
    await rooms.ownerStrutture.pause(ANNA, id);
    await expect(undo(id)).rejects.toMatchObject(outdated);
  });

  test('an approval after which a guest has made a booking', async () => {
    const id = await owned('approvata');
    await buildBooking(rooms.db, { struttura_id: id });
    const mails = await rooms.mails();
    const detail = 'Non si può annullare: un ospite ha già scelto delle notti di questa struttura.';
    await expect(undo(id)).rejects.toMatchObject({ detail });
    expect(await rooms.mails()).toEqual(mails);
  });

  test('the approval of a change that removed a room with its calendar and prices', async () => {
    const id = await owned('approvata', BNB);
    await edit(id);
    expect(await approve(id)).toMatchObject({ decisione_annullabile: false });
    await expect(undo(id)).rejects.toMatchObject(NOTHING);
  });

  test('an approved change of CIN if another struttura with the old CIN has been published in the meantime', async () => {
    const id = await owned('approvata');
    const { cin } = await rowOf(id);
    await edit(id, { cin: 'IT052015C2UNDONE01' });
    await approve(id);
    await buildStruttura(rooms.db, { cin });
    await expect(undo(id)).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
  });
});

const setDecided = (id: number, secondsAgo: number) =>
  rooms.db
    .updateTable('undoable_decisions')
    .set({ decided_at: new Date(NOW.getTime() - secondsAgo * 1000) })
    .where('struttura_id', '=', id)
    .execute();

test('applies the undo time limit even to a struttura without an owner, for which no email is sent', async () => {
  const nobodys = { status: 'in_attesa', approved_at: null, proprietario_email: null } as const;
  const id = await buildStruttura(rooms.db, nobodys);
  await approve(id);
  expect(await undo(id)).toMatchObject({ status: 'in_attesa' });
  await approve(id);
  await setDecided(id, UNDO_SECONDS);
  expect((await rooms.admin.get(id)).decisione_annullabile).toBe(false);
  await expect(undo(id)).rejects.toMatchObject(TOO_LATE);
});

test('deletes the stored previous version after ten minutes, because it contains contact details', async () => {
  const id = await owned('approvata');
  const remembered = rooms.db.selectFrom('undoable_decisions').select('struttura_id').where('struttura_id', '=', id);
  for (const [secondsAgo, count] of [
    [0, 1],
    [601, 0],
  ] as const) {
    await setDecided(id, secondsAgo);
    await rooms.submissions.sweep();
    expect(await remembered.execute()).toHaveLength(count);
  }
});
