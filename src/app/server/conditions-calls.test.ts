import { afterAll, describe, expect, test } from 'vitest';
import { buildBnb } from '../../../test/build-struttura.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { NOW } from '../../../test/owner-modules.ts';
import type { Tariffa } from '../../strutture/prices-contract.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());

const pathOf = (id: number) => `/api/proprietario/strutture/${id}/condizioni`;
const read = (id: number) => portal.call('GET', pathOf(id));
const publicly = async (id: number) => (await portal.call('GET', `/api/strutture/${id}`, { cookie: null })).body;

function season(overrides: Partial<Tariffa> = {}): Tariffa {
  return {
    camera_id: null,
    nome: 'Agosto',
    dal: '2027-08-01',
    al: '2027-08-31',
    prezzo_notte: 140.5,
    prezzo_weekend: null,
    soggiorno_minimo: 7,
    ospiti_inclusi: null,
    supplemento_ospite: null,
    ...overrides,
  };
}

const SUPPLEMENT = { soggiorno_minimo: 2, ospiti_inclusi: 2, supplemento_ospite: 15 };
const YEAR = season({ nome: '', dal: null, al: null, prezzo_notte: null, prezzo_weekend: 110, ...SUPPLEMENT });

async function save(id: number, changes: object) {
  const { accettazione, politica_cancellazione, tariffe, versione } = (await read(id)).body.data;
  return portal.call('PUT', pathOf(id), {
    body: { accettazione, politica_cancellazione, tariffe, versione, ...changes },
  });
}

describe('the prices and conditions of an owner’s struttura', () => {
  test('start with the defaults of a new struttura', async () => {
    const id = await portal.buildHome({ nome: 'Podere Le Querce' });
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, nome: 'Podere Le Querce', prezzo_notte: 95, posti_letto: 4, camere: [] });
    expect(body.data).toMatchObject({ accettazione: 'immediata', politica_cancellazione: 'moderata', tariffe: [] });
  });

  test('are saved together, and apply to public quotes immediately', async () => {
    const id = await portal.buildHome();
    const sold = { accettazione: 'su_richiesta', politica_cancellazione: 'rigida', tariffe: [YEAR, season()] };
    const saved = await save(id, sold);
    expect([saved.status, saved.body.data.tariffe]).toEqual([200, sold.tariffe]);
    expect(await publicly(id)).toMatchObject(sold);
    expect(await portal.modules.services.selling.read(id)).toMatchObject({ modalita: 'su_richiesta' });
    const fewer = await save(id, { tariffe: [season({ nome: 'Ferragosto' })] });
    expect(fewer.body.data).toMatchObject({ politica_cancellazione: 'rigida', tariffe: [{ nome: 'Ferragosto' }] });
    expect((await publicly(id)).tariffe).toEqual([season({ nome: 'Ferragosto' })]);
  });

  test('include the hour from which same-day bookings become requests, which is 18 by default', async () => {
    const id = await portal.buildHome();
    const first = (await read(id)).body.data;
    expect(first.ora_limite_oggi).toBe(18);
    const saved = await save(id, { ora_limite_oggi: '21' });
    expect([saved.status, saved.body.data.ora_limite_oggi]).toEqual([200, 21]);
    expect((await save(id, {})).body.data.ora_limite_oggi).toBe(21);
    expect((await portal.modules.services.selling.read(id)).oggi.ora_limite_oggi).toBe(21);
    const refused = await save(id, { ora_limite_oggi: 25 });
    expect([refused.status, refused.body.campi]).toEqual([
      422,
      { ora_limite_oggi: 'Scegli un’ora intera, da 0 a 24.' },
    ]);
    const outdated = await save(id, { ora_limite_oggi: 6, versione: first.versione });
    expect(outdated.status).toBe(409);
  });

  test('accept rates only for rooms of the same struttura', async () => {
    const owner = { proprietario_email: 'anna@example.it', email_confirmed_at: NOW };
    const { id, camere } = await buildBnb(portal.db, [6000, 8000], owner);
    const { camere: other } = await buildBnb(portal.db, [6000], owner);
    const room = season({ camera_id: camere[1]! });
    expect((await save(id, { tariffe: [room] })).body.data.tariffe).toEqual([room]);
    expect((await read(id)).body.data.camere).toMatchObject([
      { id: camere[0], nome_camera: 'Camera 1', prezzo_notte: 60, posti_letto: 2 },
      { id: camere[1] },
    ]);
    const refused = await save(id, { tariffe: [room, season({ camera_id: other[0]! })] });
    expect([refused.status, refused.body.campi]).toEqual([
      422,
      { 'tariffe.1.camera_id': 'Scegli una camera di questa casa.' },
    ]);
    expect((await read(id)).body.data.tariffe).toEqual([room]);
  });

  test('are not saved if any of them is invalid, and every fault is returned with its field', async () => {
    const id = await portal.buildHome();
    const { status, body } = await save(id, {
      politica_cancellazione: 'generosa',
      tariffe: [season({ al: '2027-07-01' })],
    });
    expect(status).toBe(422);
    expect(body.campi).toEqual({
      politica_cancellazione: 'Scegli le condizioni di cancellazione.',
      'tariffe.0.al': 'L’ultimo giorno non può venire prima del primo.',
    });
    expect((await read(id)).body.data.tariffe).toEqual([]);
  });

  test('are not saved, and the call returns 409, if they have changed since the client read them', async () => {
    const id = await portal.buildHome();
    const { versione, ...before } = (await read(id)).body.data;
    expect((await save(id, { tariffe: [season()] })).status).toBe(200);
    const late = await portal.call('PUT', pathOf(id), { body: { ...before, versione } });
    expect([late.status, late.body.codice]).toEqual([409, 'STATO_NON_VALIDO']);
    expect((await read(id)).body.data.tariffe).toEqual([season()]);
    const without = await portal.call('PUT', pathOf(id), { body: { ...before } });
    expect(without.status).toBe(200);
    const { tariffe: _, ...unsaid } = before;
    const refused = await portal.call('PUT', pathOf(id), { body: unsaid });
    expect([refused.status, refused.body.campi]).toEqual([
      422,
      { tariffe: 'Le tariffe non sono valide. Ricarica la pagina.' },
    ]);
  });

  test('are saved for only one of two concurrent requests', async () => {
    const id = await portal.buildHome();
    const { versione, ...before } = (await read(id)).body.data;
    const body = { ...before, versione, tariffe: [season()] };
    const other = { ...before, versione, politica_cancellazione: 'flessibile' };
    const both = await Promise.all([body, other].map((sent) => portal.call('PUT', pathOf(id), { body: sent })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the selling service', () => {
  const selling = (id: number) => portal.modules.services.selling.read(id);

  test('allows online payment with a demo account, but not with a Stripe account or while the struttura is paused', async () => {
    const account = { stripe_account_id: 'acct_demo_anna' };
    expect(await selling(await portal.buildHome(account))).toEqual({
      is_payable: true,
      modalita: 'immediata',
      oggi: { ora_limite_oggi: 18, is_past: false },
      validSeconds: 3600,
      calendari: [],
    });
    const nots = [{ ...account, status: 'sospesa' as const }, { stripe_account_id: 'acct_1Stripe' }];
    for (const fields of nots) expect((await selling(await portal.buildHome(fields))).is_payable).toBe(false);
    expect(await selling(999_999_999)).toMatchObject({ is_payable: false, modalita: 'immediata' });
  });

  test('reports a calendar as stale if its feed was last read two days ago', async () => {
    const id = await portal.buildHome({ stripe_account_id: 'acct_demo_anna' });
    await portal.database.pool.query(
      `insert into feeds (unit_id, platform, sealed_url, shown_url, host, succeeded_at)
       select id, 'vrbo', '', 'https://www.vrbo.com/…', 'www.vrbo.com', $2::timestamptz - interval '2 days'
       from units where struttura_id = $1`,
      [id, NOW],
    );
    expect((await selling(id)).calendari).toMatchObject([{ camera_id: null, is_stale: true }]);
  });
});
