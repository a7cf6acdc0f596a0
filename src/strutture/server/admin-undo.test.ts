import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import {
  ANNA,
  buildOwned,
  GIULIA,
  nextCin,
  NOW,
  openOwnerRooms,
  type OwnerRooms,
  sentBody,
  sentCamera,
} from '../../../test/owner-rooms.ts';
import { ownedRow } from './owner-repository.ts';
import { UNDO_SECONDS } from './undo-window.ts';

const TOO_LATE = {
  codice: 'STATO_NON_VALIDO',
  detail: 'È tardi per annullare: la decisione è già stata comunicata.',
};
const NOTHING = { codice: 'STATO_NON_VALIDO', detail: 'Non c’è nessuna decisione da annullare.' };
const MOTIVO = 'Le foto sono sfocate.';

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

type Fields = Parameters<typeof sentBody>[0];

/** All that is stored of a struttura, but for when what visitors see of it was written. */
async function stored(id: number) {
  const row = await ownedRow(rooms.database.db, id);
  const { changed_at: _, ...rest } = row!;
  return rest;
}

/** Sends a change of one that is published. */
async function edit(id: number, fields: Fields): Promise<void> {
  const { cin } = await stored(id);
  await rooms.own.edit(ANNA, id, { body: sentBody({ cin, ...fields }), pictures: [] });
}

type WaitingJob = { start_after: Date; created_on: Date; subject: string };

/** The newest mail that still waits. */
async function lastMail(): Promise<WaitingJob | undefined> {
  const { rows } = await sql<WaitingJob>`
    select start_after, created_on, data ->> 'subject' as subject from pgboss.job
    where name = 'mail' order by created_on desc limit 1`.execute(rooms.database.db);
  return rows[0];
}

/** A portal that sends mails has taken every one that waits. */
async function sendMails(): Promise<void> {
  await sql`update pgboss.job set state = 'active' where name = 'mail'`.execute(rooms.database.db);
}

type Case = { bring(): Promise<number>; decide(id: number): Promise<unknown> };

const approve = (id: number) => rooms.admin.approve(GIULIA, id, {});
const reject = (id: number) => rooms.admin.reject(GIULIA, id, { motivo: MOTIVO });

async function changed(fields: Fields): Promise<number> {
  const id = await buildOwned(rooms, 'approvata');
  await edit(id, fields);
  return id;
}

const OTHER_TOWN = { indirizzo: 'Via Nuova 1', citta_id: 52021, citta: 'Pienza', cap: '53026' };
const ROOMS = { tipo_struttura: ['affittacamere'], tipo_prenotazione: 'bnb', camere: [sentCamera()] };

const CASES: Record<string, Case> = {
  'an approval': { bring: () => buildOwned(rooms, 'in_attesa'), decide: approve },
  'a refusal': { bring: () => buildOwned(rooms, 'in_attesa'), decide: reject },
  'an approved change': { bring: () => changed({ telefono: '0578 757099', ...OTHER_TOWN }), decide: approve },
  'an approved change that adds rooms': { bring: () => changed(ROOMS), decide: approve },
  'a refused change': { bring: () => changed({ indirizzo: 'Via Nuova 1' }), decide: reject },
};

describe.each(Object.entries(CASES))('%s', (_, { bring, decide }) => {
  test('is taken back whole, with the mail that would have told of it', async () => {
    const id = await bring();
    const before = await stored(id);
    const mails = await rooms.mails();
    await decide(id);
    expect((await rooms.mails()).length).toBe(mails.length + 1);
    const mail = await lastMail();
    expect(mail!.start_after.getTime() - mail!.created_on.getTime()).toBeGreaterThan((UNDO_SECONDS - 1) * 1000);

    const { versione, decisione_annullabile } = await rooms.admin.get(id);
    expect(decisione_annullabile).toBe(true);
    expect(await rooms.admin.undo(GIULIA, id, { versione })).toMatchObject({ id, decisione_annullabile: false });
    expect(await stored(id)).toEqual(before);
    expect(await rooms.mails()).toEqual(mails);
    expect((await rooms.register(id)).at(-1)?.azione).toBe('annullamento');
    await expect(rooms.admin.undo(GIULIA, id, {})).rejects.toMatchObject(NOTHING);
    // And can be decided about again.
    await decide(id);
  });

  test('stands once its mail has left', async () => {
    const id = await bring();
    await decide(id);
    const after = await stored(id);
    await sendMails();
    await expect(rooms.admin.undo(GIULIA, id, {})).rejects.toMatchObject(TOO_LATE);
    expect(await stored(id)).toEqual(after);
    expect((await rooms.register(id)).at(-1)?.azione).not.toBe('annullamento');
  });

  test('of two who take it back one is answered that there is nothing left', async () => {
    const id = await bring();
    await decide(id);
    const undo = () => rooms.admin.undo(GIULIA, id, {});
    const results = await Promise.allSettled([undo(), undo(), undo()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('is not taken back', () => {
  test('what nobody decided, or is not there', async () => {
    const id = await buildOwned(rooms, 'in_attesa');
    await expect(rooms.admin.undo(GIULIA, id, {})).rejects.toMatchObject(NOTHING);
    await expect(rooms.admin.undo(GIULIA, 999_999, {})).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  });

  test('a decision about what is another struttura by now', async () => {
    const outdated = { detail: "La struttura è stata modificata da un'altra sessione. Ricarica la pagina." };
    const id = await buildOwned(rooms, 'in_attesa');
    const { versione } = await rooms.admin.get(id);
    await approve(id);
    await expect(rooms.admin.undo(GIULIA, id, { versione })).rejects.toMatchObject(outdated);
    await rooms.own.pause(ANNA, id);
    await expect(rooms.admin.undo(GIULIA, id, {})).rejects.toMatchObject(outdated);
  });

  test('an approval of which a guest has made use', async () => {
    const id = await buildOwned(rooms, 'in_attesa');
    await approve(id);
    await buildBooking(rooms.database.db, { struttura_id: id });
    const mails = await rooms.mails();
    await expect(rooms.admin.undo(GIULIA, id, {})).rejects.toMatchObject({
      detail: 'Non si può annullare: un ospite ha già scelto delle notti di questa struttura.',
    });
    expect(await rooms.mails()).toEqual(mails);
  });

  test('a change that took a room away, with its calendar and its prices', async () => {
    const id = await buildOwned(rooms, 'approvata', { fields: ROOMS });
    await edit(id, {});
    expect(await approve(id)).toMatchObject({ decisione_annullabile: false });
    await expect(rooms.admin.undo(GIULIA, id, {})).rejects.toMatchObject(NOTHING);
  });
});

test('without an owner there is no mail, and the clock decides', async () => {
  const { db } = rooms.database;
  const id = await buildStruttura(db, { status: 'in_attesa', approved_at: null, proprietario_email: null });
  await approve(id);
  expect(await rooms.admin.undo(GIULIA, id, {})).toMatchObject({ status: 'in_attesa' });
  await approve(id);
  const decided_at = new Date(NOW.getTime() - UNDO_SECONDS * 1000);
  await db.updateTable('undoable_decisions').set({ decided_at }).where('struttura_id', '=', id).execute();
  expect((await rooms.admin.get(id)).decisione_annullabile).toBe(false);
  await expect(rooms.admin.undo(GIULIA, id, {})).rejects.toMatchObject(TOO_LATE);
});

test('a CIN that another has been published with meanwhile keeps its new owner', async () => {
  const cin = nextCin();
  const id = await buildOwned(rooms, 'approvata', { fields: { cin } });
  await rooms.own.edit(ANNA, id, { body: sentBody({ cin: nextCin() }), pictures: [] });
  await approve(id);
  await buildStruttura(rooms.database.db, { cin });
  await expect(rooms.admin.undo(GIULIA, id, {})).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
});

test('what was before is forgotten soon: it holds contacts', async () => {
  const { db } = rooms.database;
  const id = await buildOwned(rooms, 'approvata');
  const kept = () =>
    db.selectFrom('undoable_decisions').select('struttura_id').where('struttura_id', '=', id).execute();
  await db.updateTable('undoable_decisions').set({ decided_at: NOW }).where('struttura_id', '=', id).execute();
  await rooms.submissions.sweep();
  expect(await kept()).toHaveLength(1);
  const long = new Date(NOW.getTime() - 601_000);
  await db.updateTable('undoable_decisions').set({ decided_at: long }).where('struttura_id', '=', id).execute();
  await rooms.submissions.sweep();
  expect(await kept()).toHaveLength(0);
});
