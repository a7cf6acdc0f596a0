import { beforeEach, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { nextCin } from '../../../test/owner-modules.ts';
import { type Fields, prepareListings } from '../../../test/prepare-listings.ts';
import type { AdminTab } from '../admin-contract.ts';

const SIENA = { citta_id: 52032, cap: '53100' };

const { modules: rooms, owned, submit, edit, reject, set } = prepareListings();
beforeEach(() => rooms.db.deleteFrom('strutture').execute());

const at = (hour: number) => new Date(`2026-11-20T0${hour}:00:00Z`);
const list = (tab: AdminTab, query: { page?: number; limit?: number; cerca?: string } = {}) =>
  rooms.admin.list(tab, { page: 1, limit: 50, cerca: '', ...query });
const namesOf = async (tab: AdminTab, query = {}) => (await list(tab, query)).data.map(({ nome }) => nome);

async function sentAt(id: number, submitted_at: Date): Promise<void> {
  await rooms.db.updateTable('strutture').set({ submitted_at }).where('id', '=', id).execute();
  await rooms.db.updateTable('struttura_edits').set({ submitted_at }).where('struttura_id', '=', id).execute();
}

async function changed(fields: Fields): Promise<number> {
  const id = await owned('approvata', { nome: 'Com’era' });
  await edit(id, { indirizzo: 'Via Nuova 1', ...fields });
  return id;
}

describe('the review queue', () => {
  test('lists pending strutture and changes in pages, oldest first, without rejected changes', async () => {
    await sentAt(await changed({ nome: 'Terza' }), at(3));
    await sentAt(await owned('in_attesa', { nome: 'Seconda' }), at(2));
    await buildStruttura(rooms.db, { nome: 'Dimostrativa', status: 'in_attesa', is_demo: true, submitted_at: at(1) });
    await owned('rifiutata');
    await reject(await changed({ nome: 'Rifiutata' }));
    const { data, total } = await list('pending');
    expect(data.map(({ nome, richiesta, email_confirmed }) => [nome, richiesta, email_confirmed])).toEqual([
      ['Dimostrativa', 'nuova', null],
      ['Seconda', 'nuova', true],
      ['Terza', 'modifica', true],
    ]);
    expect(data[2]).toMatchObject({ indirizzo: 'Via Nuova 1', status: 'approvata', submitted_at: at(3).toISOString() });
    expect(total).toBe(3);
    expect(await namesOf('pending', { limit: 2, page: 2 })).toEqual(['Terza']);
    expect(await list('pending', { limit: 2, page: 3 })).toEqual({ data: [], total: 3 });
    expect(await list('pending', { limit: 100, page: 1e9 })).toEqual({ data: [], total: 3 });
  });

  test('lists submissions with unconfirmed email addresses last, until the addresses are confirmed', async () => {
    const send = async (nome: string, hour: number, email: string) =>
      sentAt((await submit({ nome, email })).id, at(hour));
    await send('Ignota 2', 2, 'ignota@example.it');
    await sentAt(await owned('in_attesa', { nome: 'Provata 4' }), at(4));
    await send('Altra ignota 1', 1, 'altra@example.it');
    await sentAt(await owned('in_attesa', { nome: 'Provata 3' }), at(3));
    const { data } = await list('pending');
    expect(data.map(({ nome, email_confirmed }) => [nome, email_confirmed])).toEqual([
      ['Provata 3', true],
      ['Provata 4', true],
      ['Altra ignota 1', false],
      ['Ignota 2', false],
    ]);
    expect(await namesOf('pending', { limit: 3 })).toEqual(['Provata 3', 'Provata 4', 'Altra ignota 1']);
    expect(await namesOf('pending', { limit: 3, page: 2 })).toEqual(['Ignota 2']);
    expect(await namesOf('pending', { cerca: 'ignota' })).toEqual(['Altra ignota 1', 'Ignota 2']);
    expect(await rooms.admin.counters()).toMatchObject({ in_attesa: 4, totale: 4 });
    await rooms.submissions.confirmAddress('ignota@example.it');
    expect(await namesOf('pending')).toEqual(['Ignota 2', 'Provata 3', 'Provata 4', 'Altra ignota 1']);
  });

  test('marks only listings whose CIN is used or requested by another struttura', async () => {
    const [cin, published, wanted] = [nextCin(), nextCin(), nextCin()];
    for (const [nome, used] of Object.entries({ Una: cin, Altra: cin, Tardi: published, Voluta: wanted })) {
      await submit({ cin: used, nome, email: `${nome}@example.it` });
    }
    await buildStruttura(rooms.db, { cin: published });
    await changed({ nome: 'Cambia', cin: wanted });
    await submit({ nome: 'Sola', email: 'sola@example.it' });
    await changed({ nome: 'Tiene' });
    const { data } = await list('pending');
    const marked = data.filter(({ cin_conteso }) => cin_conteso).map(({ nome }) => nome);
    expect(marked.toSorted()).toEqual(['Altra', 'Cambia', 'Tardi', 'Una', 'Voluta']);
    expect(data).toHaveLength(7);
    for (const { id, cin_conteso } of data) expect((await rooms.admin.get(id)).cin_conteso).toBe(cin_conteso);
  });
});

test('sorts approved and paused listings by approval, and rejected listings by submission, newest first', async () => {
  for (const [nome, fields] of Object.entries({
    A: { approved_at: at(1) },
    B: { approved_at: at(3) },
    C: { approved_at: at(2), status: 'sospesa' },
    X: { status: 'eliminata' },
    D: { status: 'rifiutata', submitted_at: at(1) },
    E: { status: 'rifiutata', submitted_at: at(2) },
  } as const)) {
    await buildStruttura(rooms.db, { nome, ...fields });
  }
  expect(await namesOf('approved')).toEqual(['B', 'C', 'A']);
  expect((await list('approved', { limit: 1 })).total).toBe(3);
  expect(await namesOf('rejected')).toEqual(['E', 'D']);
});

test('finds listings by part of the name or town or by a CIN prefix, and treats wildcards literally', async () => {
  await buildStruttura(rooms.db, { nome: 'Casa dell’Orto', cin: 'IT052015C2CERCAMI1' });
  await buildStruttura(rooms.db, { nome: '100% relax_vero' });
  await buildStruttura(rooms.db, { nome: 'Torre', ...SIENA });
  for (const [cerca, names] of [
    ['DELL’OR', ['Casa dell’Orto']],
    ["dell'orto", ['Casa dell’Orto']],
    ['sien', ['Torre']],
    ['052015c2cercami1', ['Casa dell’Orto']],
    ['CERCAMI', []],
    ['%', ['100% relax_vero']],
    ['\\', []],
    ['a\0', []],
  ] as const) {
    expect([cerca, await namesOf('approved', { cerca })]).toEqual([cerca, names]);
    expect((await list('approved', { cerca })).total).toBe(names.length);
  }
});

test('finds homes by email address, or by phone number in any notation', async () => {
  await set(await owned('approvata', { nome: 'Di Anna', telefono: '+39 0578 757012' }), {
    email: 'casale@example.org',
  });
  await buildStruttura(rooms.db, { nome: 'Altra', telefono: '333 1234567', email: null });
  await buildStruttura(rooms.db, { nome: 'Di fuori', telefono: '+49 (0)171 2345678', email: null });
  for (const [cerca, names] of [
    ['anna@example.it', ['Di Anna']],
    ['ANNA@EXAMPLE', ['Di Anna']],
    ['casale@example.org', ['Di Anna']],
    ['bruno@example.it', []],
    ['anna_example', []],
    ['0578757012', ['Di Anna']],
    ['+39 0578/757 012', ['Di Anna']],
    ['578.757', ['Di Anna']],
    ['+39 333 1234567', ['Altra']],
    ['0039-3331234567', ['Altra']],
    ['333-1234', ['Altra']],
    ['0171 2345678', ['Di fuori']],
    ['+49 171 234 5678', ['Di fuori']],
    ['999', []],
  ] as const) {
    expect([cerca, await namesOf('approved', { cerca })]).toEqual([cerca, names]);
  }
  await changed({ nome: 'Cambia', telefono: '0577 111222' });
  await owned('rifiutata', { nome: 'Rifiutata' });
  expect(await namesOf('pending', { cerca: 'anna@' })).toEqual(['Cambia']);
  expect(await namesOf('pending', { cerca: '+390577111222' })).toEqual(['Cambia']);
  expect(await namesOf('rejected', { cerca: 'anna@' })).toEqual(['Rifiutata']);
});

test('finds a pending change by its new values, not by the published values', async () => {
  const id = await changed({ nome: 'Come sarà', cin: 'IT052032C2SARANNO1', ...SIENA, citta: 'Siena' });
  for (const cerca of ['come sarà', 'IT052032', 'siena']) {
    expect(await namesOf('pending', { cerca })).toEqual(['Come sarà']);
  }
  expect(await namesOf('pending', { cerca: 'com’era' })).toEqual([]);
  expect((await rooms.admin.get(id)).citta).toBe('Siena');
});

test('returns counters that match the lists and count unconfirmed email addresses separately', async () => {
  for (const status of ['in_attesa', 'rifiutata', 'sospesa'] as const) await owned(status);
  await submit({ email: 'ignota@example.it' });
  await buildStruttura(rooms.db, { status: 'eliminata' });
  await changed({});
  expect(await rooms.admin.counters()).toEqual({
    in_attesa: 3,
    approvate: 1,
    rifiutate: 1,
    sospese: 1,
    cambiate: 0,
    totale: 5,
  });
  expect((await list('pending')).total).toBe(3);
  expect(await rooms.admin.listNames()).toHaveLength(5);
});
