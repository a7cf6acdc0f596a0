import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import {
  ANNA,
  buildOwned,
  GIULIA,
  nextCin,
  openOwnerRooms,
  type OwnerRooms,
  sentBody,
} from '../../../test/owner-rooms.ts';
import { submit } from '../../../test/send-submission.ts';
import type { AdminTab } from '../admin-contract.ts';

const SIENA = { citta_id: 52032, cap: '53100' };

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());
beforeEach(() => rooms.db.deleteFrom('strutture').execute());

const at = (hour: number) => new Date(`2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`);
const list = (tab: AdminTab, query: { page?: number; limit?: number; cerca?: string } = {}) =>
  rooms.admin.list(tab, { page: 1, limit: 50, cerca: '', ...query });
const namesOf = async (tab: AdminTab, query = {}) => (await list(tab, query)).data.map(({ nome }) => nome);

/** Sets when a struttura, or the change of it that waits, was sent. */
async function sentAt(id: number, submitted_at: Date): Promise<void> {
  await rooms.db.updateTable('strutture').set({ submitted_at }).where('id', '=', id).execute();
  await rooms.db.updateTable('struttura_edits').set({ submitted_at }).where('struttura_id', '=', id).execute();
}

describe('the queue', () => {
  test('has what waits, new strutture and changes alike, the oldest first', async () => {
    const changed = await buildOwned(rooms, 'approvata', { fields: { nome: 'Prima' } });
    const body = sentBody({ cin: nextCin(), nome: 'Terza', indirizzo: 'Via Nuova 1', immagini: undefined });
    await rooms.own.edit(ANNA, changed, { body, pictures: [] });
    await sentAt(changed, at(3));
    await sentAt(await buildOwned(rooms, 'in_attesa', { fields: { nome: 'Seconda' } }), at(2));
    await buildStruttura(rooms.db, { nome: 'Dimostrativa', status: 'in_attesa', is_demo: true, submitted_at: at(1) });
    await buildOwned(rooms, 'rifiutata');
    const { data, total } = await list('pending');
    expect(data.map(({ nome, richiesta, email_confirmed }) => [nome, richiesta, email_confirmed])).toEqual([
      ['Dimostrativa', 'nuova', null],
      ['Seconda', 'nuova', true],
      ['Terza', 'modifica', true],
    ]);
    expect(data[2]).toMatchObject({ indirizzo: 'Via Nuova 1', status: 'approvata', submitted_at: at(3).toISOString() });
    expect(total).toBe(3);
  });

  test('has what was sent with an address that nobody has proved, after all the rest, and in its place once it is proved', async () => {
    const send = async (nome: string, hour: number, email: string | null) => {
      const sent =
        email === null ? buildOwned(rooms, 'in_attesa', { fields: { nome } }) : submit(rooms, { nome, email });
      const made = await sent;
      await sentAt(typeof made === 'number' ? made : made.id, at(hour));
    };
    await send('Ignota 2', 2, 'ignota@example.it');
    await send('Provata 4', 4, null);
    await send('Altra ignota 1', 1, 'altra@example.it');
    await send('Provata 3', 3, null);
    const unproved = ['Altra ignota 1', 'Ignota 2'];
    expect(await namesOf('pending')).toEqual(['Provata 3', 'Provata 4', ...unproved]);
    expect((await list('pending')).data.map(({ email_confirmed }) => email_confirmed)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await namesOf('pending', { limit: 3 })).toEqual(['Provata 3', 'Provata 4', 'Altra ignota 1']);
    expect(await namesOf('pending', { limit: 3, page: 2 })).toEqual(['Ignota 2']);
    expect(await namesOf('pending', { cerca: 'ignota' })).toEqual(unproved);
    expect(await rooms.admin.counters()).toMatchObject({ in_attesa: 4, totale: 4 });
    await rooms.submissions.confirmAddress('ignota@example.it');
    expect(await namesOf('pending')).toEqual(['Ignota 2', 'Provata 3', 'Provata 4', 'Altra ignota 1']);
  });

  test('marks those whose CIN another one has or wants, and none else', async () => {
    const [cin, published, wanted] = [nextCin(), nextCin(), nextCin()];
    await submit(rooms, { cin, nome: 'Una', email: 'una@example.it' });
    await submit(rooms, { cin, nome: 'Altra', email: 'altra@example.it' });
    await submit(rooms, { cin: published, nome: 'Tardi', email: 'tardi@example.it' });
    await buildStruttura(rooms.db, { cin: published });
    await submit(rooms, { cin: wanted, nome: 'Voluta', email: 'voluta@example.it' });
    const changed = await buildOwned(rooms, 'approvata', { fields: { nome: 'Cambia' } });
    const body = sentBody({ cin: wanted, nome: 'Cambia', indirizzo: 'Via Nuova 1', immagini: undefined });
    await rooms.own.edit(ANNA, changed, { body, pictures: [] });
    await submit(rooms, { nome: 'Sola', email: 'sola@example.it' });
    const keeps = await buildOwned(rooms, 'approvata', { fields: { nome: 'Tiene' } });
    const { cin: own } = await rooms.admin.get(keeps);
    const same = sentBody({ cin: own, nome: 'Tiene', indirizzo: 'Via Nuova 2', immagini: undefined });
    await rooms.own.edit(ANNA, keeps, { body: same, pictures: [] });
    const { data } = await list('pending');
    const marked = data.filter(({ cin_conteso }) => cin_conteso).map(({ nome }) => nome);
    expect(marked.toSorted()).toEqual(['Altra', 'Cambia', 'Tardi', 'Una', 'Voluta']);
    expect(data).toHaveLength(7);
    for (const { id, cin_conteso } of data) expect((await rooms.admin.get(id)).cin_conteso).toBe(cin_conteso);
  });

  test('comes in pages; past the last there is nothing', async () => {
    for (let hour = 1; hour <= 5; hour += 1) {
      await buildStruttura(rooms.db, { nome: `Casa ${hour}`, status: 'in_attesa', submitted_at: at(6 - hour) });
    }
    expect(await namesOf('pending', { limit: 2 })).toEqual(['Casa 5', 'Casa 4']);
    expect(await namesOf('pending', { limit: 2, page: 3 })).toEqual(['Casa 1']);
    expect(await list('pending', { limit: 2, page: 4 })).toEqual({ data: [], total: 5 });
    expect(await list('pending', { limit: 100, page: 1e9 })).toEqual({ data: [], total: 5 });
  });

  test('has no change that was refused', async () => {
    const id = await buildOwned(rooms, 'approvata');
    const body = sentBody({ cin: nextCin(), immagini: undefined });
    await rooms.own.edit(ANNA, id, { body, pictures: [] });
    expect(await namesOf('pending')).toHaveLength(1);
    await rooms.admin.reject(GIULIA, id, {});
    expect(await list('pending')).toEqual({ data: [], total: 0 });
  });
});

test('what is approved has what is paused, the last approved first; what is refused the last sent', async () => {
  const { db } = rooms;
  await buildStruttura(db, { nome: 'A', approved_at: at(1) });
  await buildStruttura(db, { nome: 'B', approved_at: at(3) });
  await buildStruttura(db, { nome: 'C', approved_at: at(2), status: 'sospesa' });
  await buildStruttura(db, { nome: 'X', status: 'eliminata' });
  await buildStruttura(db, { nome: 'D', status: 'rifiutata', submitted_at: at(1) });
  await buildStruttura(db, { nome: 'E', status: 'rifiutata', submitted_at: at(2) });
  expect(await namesOf('approved')).toEqual(['B', 'C', 'A']);
  expect((await list('approved', { limit: 1 })).total).toBe(3);
  expect(await namesOf('rejected')).toEqual(['E', 'D']);
});

describe('a search', () => {
  const CIN = 'IT052015C2CERCAMI1';

  beforeEach(async () => {
    await buildStruttura(rooms.db, { nome: 'Casa dell’Orto', cin: CIN });
    await buildStruttura(rooms.db, { nome: '100% relax_vero' });
    await buildStruttura(rooms.db, { nome: 'Torre', ...SIENA });
  });

  test.each([
    ['part of a name, whatever its case', 'DELL’OR', ['Casa dell’Orto']],
    ['an apostrophe of another kind', "dell'orto", ['Casa dell’Orto']],
    ['part of a town’s name', 'sien', ['Torre']],
    ['the beginning of a CIN', 'it 052015 c2 cerca', ['Casa dell’Orto']],
    ['without its IT', '052015c2cercami1', ['Casa dell’Orto']],
    ['the middle of a CIN', 'CERCAMI', []],
    ['a wildcard', '%', ['100% relax_vero']],
    ['another', '_', ['100% relax_vero']],
    ['a backslash', '\\', []],
    ['what no name can hold', 'a\0', []],
    ['a quote', "'; drop table strutture; --", []],
  ])('for %s', async (_, cerca, names) => {
    expect(await namesOf('approved', { cerca })).toEqual(names);
    expect((await list('approved', { cerca })).total).toBe(names.length);
  });

  test('finds a change by what it would be', async () => {
    const id = await buildOwned(rooms, 'approvata', { fields: { nome: 'Com’era' } });
    const edit = { nome: 'Come sarà', cin: 'IT052032C2SARANNO1', ...SIENA, citta: 'Siena' };
    await rooms.own.edit(ANNA, id, { body: sentBody({ ...edit, immagini: undefined }), pictures: [] });
    for (const cerca of ['come sarà', 'IT052032', 'siena']) {
      expect(await namesOf('pending', { cerca })).toEqual(['Come sarà']);
    }
    expect(await namesOf('pending', { cerca: 'com’era' })).toEqual([]);
    expect((await rooms.admin.get(id)).citta).toBe('Siena');
  });
});

test('the counters are what the tabs hold, with what waits for its address; their sum knows nothing twice', async () => {
  await buildOwned(rooms, 'in_attesa');
  await buildOwned(rooms, 'rifiutata');
  await buildOwned(rooms, 'sospesa');
  await submit(rooms, { email: 'ignota@example.it' });
  await buildStruttura(rooms.db, { status: 'eliminata' });
  const changed = await buildOwned(rooms, 'approvata');
  await rooms.own.edit(ANNA, changed, { body: sentBody({ cin: nextCin(), immagini: undefined }), pictures: [] });
  expect(await rooms.admin.counters()).toEqual({ in_attesa: 3, approvate: 1, rifiutate: 1, sospese: 1, totale: 5 });
  expect((await list('pending')).total).toBe(3);
  expect(await rooms.admin.listNames()).toHaveLength(5);
});
