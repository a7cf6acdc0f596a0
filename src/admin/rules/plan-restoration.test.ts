import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { planRestoration } from './plan-restoration.ts';
import type { ArchivedHome, ClosedNights, PresentHome, RestorationFacts } from './restored-home.ts';

const DAY = '2026-12-01' as CalendarDate;
const nights = (camera_id: number | null, from: number, to: number, event_type = 'blocked'): ClosedNights => ({
  id: 1,
  camera_id,
  check_in: addDays(DAY, from),
  check_out: addDays(DAY, to),
  event_type,
});
const room = (id: number, more = {}) => ({ id, nome_camera: `Camera ${id}`, posti_letto: 2, ...more });
const feed = (camera_id: number | null, platform: string, address = 'a') => ({
  camera_id,
  platform,
  address,
  host: 'www.airbnb.it',
});

const struttura = {
  id: 7,
  nome: 'La Loggia',
  status: 'approvata',
  tipo_prenotazione: 'bnb',
  cin: 'IT1',
  posti_letto: 4,
  prezzo_notte_cents: 9000,
  proprietario_email: 'anna@example.it',
  accoglie_foto: 'h9',
};
const archived: ArchivedHome = {
  struttura,
  camere: [room(1), room(2)],
  tariffe: [{ camera_id: 1, nome: 'Estate' }],
  foto: [{ hash: 'h1' }, { hash: 'h2' }],
  feeds: [feed(1, 'airbnb')],
  notti: [],
};
const { notti: _, ...contents } = archived;
const present: PresentHome = { ...contents, taken: [], booked: [], hasEdit: false };
const facts: RestorationFacts = {
  cinTakenBy: null,
  isErased: false,
  isOthers: false,
  isCittaThere: true,
  photosThere: new Set(['h1', 'h2', 'h9']),
};

const now = (changed: Partial<PresentHome>): PresentHome => ({ ...present, ...changed });
const listing = (changed: object): PresentHome => now({ struttura: { ...struttura, ...changed } });
const plan = (of: PresentHome | null, other: Partial<ArchivedHome> = {}, known: Partial<RestorationFacts> = {}) =>
  planRestoration({ ...archived, ...other }, of, { ...facts, ...known });

test('the restoration plan does not change a home that equals its archived copy', () => {
  expect(plan(present)).toMatchObject({ esito: 'uguale', campi: [], prezzi: false, foto: { cambiano: false } });
});

describe('restoring the fields of a listing', () => {
  test.each<[string, PresentHome, readonly string[]]>([
    ['a changed name and number of beds', listing({ nome: 'Altro', posti_letto: 6 }), ['nome', 'posti_letto']],
    ['no column that is missing from the archive', listing({ piscina: true }), []],
    ['neither the owner nor the status', listing({ proprietario_email: 'ugo@example.it', status: 'sospesa' }), []],
    ['no price of a B&B, because the prices of its rooms determine it', listing({ prezzo_notte_cents: 1 }), []],
    ['a removed photo of the host', listing({ accoglie_foto: null }), ['accoglie_foto']],
  ])('restores %s', (_name, of, campi) => {
    expect(plan(of).campi).toEqual(campi);
  });

  test('keeps the current CIN if another home uses the archived CIN or the archive has no CIN', () => {
    expect(plan(listing({ cin: 'IT2' }), {}, { cinTakenBy: 'Villa Due' })).toMatchObject({
      campi: [],
      cin_di: 'Villa Due',
      esito: 'uguale',
    });
    expect(plan(listing({}), { struttura: { ...struttura, cin: null } }).campi).toEqual([]);
  });

  test('skips and counts pictures whose files are missing', () => {
    const known = { photosThere: new Set(['h1']) };
    expect(plan(listing({ accoglie_foto: null }), {}, known)).toMatchObject({ campi: [], foto: { perse: 1 } });
    expect(plan(present, {}, known).foto).toEqual({ cambiano: true, perse: 1 });
    expect(plan(present, {}, { photosThere: new Set() }).foto).toEqual({ cambiano: false, perse: 2 });
  });
});

describe('restoring rooms', () => {
  test.each<[string, Partial<PresentHome>, Partial<Record<'tornano' | 'cambiano' | 'via' | 'restano', number[]>>]>([
    ['a deleted room is restored', { camere: [room(1)] }, { tornano: [2] }],
    ['a changed room is restored', { camere: [room(1), room(2, { posti_letto: 3 })] }, { cambiano: [2] }],
    ['a new room without bookings is deleted', { camere: [room(1), room(2), room(3)] }, { via: [3] }],
    ['a new room with a past booking stays', { camere: [room(1), room(2), room(3)], booked: [3] }, { restano: [3] }],
    [
      'a new room with occupied future nights stays',
      { camere: [room(1), room(2), room(3)], taken: [nights(3, 0, 2)] },
      { restano: [3] },
    ],
  ])('%s', (_name, changed, camere) => {
    const nothing = { tornano: [], cambiano: [], via: [], restano: [] };
    expect(plan(now(changed)).camere).toEqual({ ...nothing, ...camere });
  });

  test('the rates of a new room that stays do not count as changed prices', () => {
    const camere = [room(1), room(2), room(3)];
    const tariffe = [...archived.tariffe, { camera_id: 3, nome: 'Sua' }];
    expect(plan(now({ camere, tariffe, booked: [3] })).prezzi).toBe(false);
    expect(plan(now({ tariffe: [] })).prezzi).toBe(true);
  });
});

test.each<[string, PresentHome['feeds'], object]>([
  ['a deleted feed is restored', [], { tornano: [feed(1, 'airbnb')], restano: 0 }],
  ['a changed URL is restored', [feed(1, 'airbnb', 'b')], { cambiano: [feed(1, 'airbnb')] }],
  ['a newer feed remains', [feed(1, 'airbnb'), feed(1, 'vrbo')], { tornano: [], cambiano: [], restano: 1 }],
])('restoring feeds: %s', (_name, feeds, expected) => {
  expect(plan(now({ feeds })).feeds).toMatchObject(expected);
});

describe('nights that are blocked in the archive', () => {
  const closed = [nights(1, 2, 5)];
  test.each<[string, PresentHome['taken'], number, number]>([
    ['are blocked again if they are available now', [], 1, 0],
    ['are blocked again if only the night after them is occupied', [nights(1, 5, 6)], 1, 0],
    ['are blocked again if only another room is occupied', [nights(2, 2, 5)], 1, 0],
    ['are not blocked again if one of them is occupied now', [nights(1, 4, 8)], 0, 1],
    ['are not blocked again if the whole home is occupied on one of them', [nights(null, 1, 3)], 0, 1],
    ['do not change if they are blocked already', [nights(1, 1, 6)], 0, 0],
  ])('%s', (_name, taken, back, occupied) => {
    const { tornano, occupate } = plan(now({ taken }), { notti: closed }).notti;
    expect([tornano.length, occupate]).toEqual([back, occupied]);
  });
});

describe('the restoration plan', () => {
  const hidden = listing({ status: 'eliminata' });
  test.each<[string, PresentHome | null, Partial<ArchivedHome>, Partial<RestorationFacts>, object]>([
    ['restores a home whose row was deleted', null, {}, {}, { esito: 'torna', camere: { tornano: [1, 2] } }],
    ['restores a hidden home', hidden, {}, {}, { esito: 'torna', campi: [] }],
    ["rejects a home that contains an erased person's data", null, {}, { isErased: true }, { rifiuto: 'cancellata' }],
    ['rejects a home that now has another owner', present, {}, { isOthers: true }, { rifiuto: 'altrui' }],
    ['rejects a home whose comune was removed', null, {}, { isCittaThere: false }, { rifiuto: 'comune' }],
    ["reports the owner's pending edit", { ...present, hasEdit: true }, {}, {}, { esito: 'uguale', modifica: true }],
    ['rejects a home whose CIN another home uses', null, {}, { cinTakenBy: 'Villa Due' }, { rifiuto: 'cin' }],
    [
      'rejects a home that was already deleted when the archive was made',
      null,
      { struttura: { ...struttura, status: 'eliminata' } },
      {},
      { rifiuto: 'eliminata' },
    ],
    [
      'rejects a home that was archived as a whole home and now has room bookings',
      { ...present, booked: [1] },
      { struttura: { ...struttura, tipo_prenotazione: 'casa_vacanza' } },
      {},
      { rifiuto: 'tipo' },
    ],
    [
      'restores a home that was archived as a whole home and now has rooms without bookings',
      present,
      { struttura: { ...struttura, tipo_prenotazione: 'casa_vacanza' } },
      {},
      { rifiuto: null, esito: 'cambia' },
    ],
  ])('%s', (_name, of, other, known, expected) => {
    const made = plan(of, other, known);
    expect(made).toMatchObject(expected);
    expect(made.esito === 'rifiutata').toBe(made.rifiuto !== null);
  });
});
