import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { planRestoration } from './plan-restoration.ts';
import type { ArchivedHome, OwnNights, PresentHome, RestorationFacts } from './restored-home.ts';

const DAY = '2026-12-01' as CalendarDate;
const nights = (camera_id: number | null, from: number, to: number, event_type = 'blocked'): OwnNights => ({
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

test('a home that is as it was stays as it is', () => {
  expect(plan(present)).toMatchObject({ esito: 'uguale', campi: [], prezzi: false, foto: { cambiano: false } });
});

describe('the listing becomes the archive’s', () => {
  test.each<[string, PresentHome, readonly string[]]>([
    ['a name and beds', listing({ nome: 'Altro', posti_letto: 6 }), ['nome', 'posti_letto']],
    ['a column that is made tomorrow', listing({ piscina: true }), []],
    ['whose it is, and its state', listing({ proprietario_email: 'ugo@example.it', status: 'sospesa' }), []],
    ['the price of a house with rooms, which its rooms have', listing({ prezzo_notte_cents: 1 }), []],
    ['who welcomes', listing({ accoglie_foto: null }), ['accoglie_foto']],
  ])('%s', (_name, of, campi) => {
    expect(plan(of).campi).toEqual(campi);
  });

  test('but not a CIN that another home has by now, nor a lack of one', () => {
    expect(plan(listing({ cin: 'IT2' }), {}, { cinTakenBy: 'Villa Due' })).toMatchObject({
      campi: [],
      cin_di: 'Villa Due',
      esito: 'uguale',
    });
    expect(plan(listing({}), { struttura: { ...struttura, cin: null } }).campi).toEqual([]);
  });

  test('nor a picture whose file is gone', () => {
    const known = { photosThere: new Set(['h1']) };
    expect(plan(listing({ accoglie_foto: null }), {}, known)).toMatchObject({ campi: [], foto: { perse: 1 } });
    expect(plan(present, {}, known).foto).toEqual({ cambiano: true, perse: 1 });
    expect(plan(present, {}, { photosThere: new Set() }).foto).toEqual({ cambiano: false, perse: 2 });
  });
});

describe('rooms', () => {
  test.each<[string, Partial<PresentHome>, Partial<Record<'tornano' | 'cambiano' | 'via' | 'restano', number[]>>]>([
    ['one that is gone comes back', { camere: [room(1)] }, { tornano: [2] }],
    ['one that was changed', { camere: [room(1), room(2, { posti_letto: 3 })] }, { cambiano: [2] }],
    ['one that nobody has booked goes', { camere: [room(1), room(2), room(3)] }, { via: [3] }],
    ['one that was booked once stays', { camere: [room(1), room(2), room(3)], booked: [3] }, { restano: [3] }],
    [
      'one with nights to come stays',
      { camere: [room(1), room(2), room(3)], taken: [nights(3, 0, 2)] },
      { restano: [3] },
    ],
  ])('%s', (_name, changed, camere) => {
    const nothing = { tornano: [], cambiano: [], via: [], restano: [] };
    expect(plan(now(changed)).camere).toEqual({ ...nothing, ...camere });
  });

  test('rates of a room that stays are no difference', () => {
    const camere = [room(1), room(2), room(3)];
    const tariffe = [...archived.tariffe, { camera_id: 3, nome: 'Sua' }];
    expect(plan(now({ camere, tariffe, booked: [3] })).prezzi).toBe(false);
    expect(plan(now({ tariffe: [] })).prezzi).toBe(true);
  });
});

test.each<[string, PresentHome['feeds'], object]>([
  ['one that is gone comes back', [], { tornano: [feed(1, 'airbnb')], restano: 0 }],
  ['another address becomes the archive’s', [feed(1, 'airbnb', 'b')], { cambiano: [feed(1, 'airbnb')] }],
  ['one that came since stays', [feed(1, 'airbnb'), feed(1, 'vrbo')], { tornano: [], cambiano: [], restano: 1 }],
])('calendars of platforms: %s', (_name, feeds, said) => {
  expect(plan(now({ feeds })).feeds).toMatchObject(said);
});

describe('nights: those of today are never touched', () => {
  const closed = [nights(1, 2, 5)];
  test.each<[string, PresentHome['taken'], number, number]>([
    ['free today: closed again', [], 1, 0],
    ['the next night is taken', [nights(1, 5, 6)], 1, 0],
    ['another room is taken', [nights(2, 2, 5)], 1, 0],
    ['sold today', [nights(1, 4, 8)], 0, 1],
    ['the whole house is taken', [nights(null, 1, 3)], 0, 1],
    ['closed today, too', [nights(1, 1, 6)], 0, 0],
  ])('%s', (_name, taken, back, occupied) => {
    const { tornano, occupate } = plan(now({ taken }), { notti: closed }).notti;
    expect([tornano.length, occupate]).toEqual([back, occupied]);
  });
});

describe('comes back, or not', () => {
  const hidden = listing({ status: 'eliminata' });
  test.each<[string, PresentHome | null, Partial<ArchivedHome>, Partial<RestorationFacts>, object]>([
    ['its row is gone', null, {}, {}, { esito: 'torna', camere: { tornano: [1, 2] } }],
    ['it is hidden', hidden, {}, {}, { esito: 'torna', campi: [] }],
    ['somebody of it was erased', null, {}, { isErased: true }, { rifiuto: 'cancellata' }],
    ['it is another owner’s now', present, {}, { isOthers: true }, { rifiuto: 'altrui' }],
    ['its comune is gone', null, {}, { isCittaThere: false }, { rifiuto: 'comune' }],
    ['its owner has asked for a change', { ...present, hasEdit: true }, {}, {}, { esito: 'uguale', modifica: true }],
    ['its CIN is another’s', null, {}, { cinTakenBy: 'Villa Due' }, { rifiuto: 'cin' }],
    [
      'it was removed before the archive',
      null,
      { struttura: { ...struttura, status: 'eliminata' } },
      {},
      { rifiuto: 'eliminata' },
    ],
    [
      'it was let as a whole, and now rooms are sold',
      { ...present, booked: [1] },
      { struttura: { ...struttura, tipo_prenotazione: 'casa_vacanza' } },
      {},
      { rifiuto: 'tipo' },
    ],
    [
      'it was let as a whole, and nothing is sold',
      present,
      { struttura: { ...struttura, tipo_prenotazione: 'casa_vacanza' } },
      {},
      { rifiuto: null, esito: 'cambia' },
    ],
  ])('%s', (_name, of, other, known, said) => {
    const made = plan(of, other, known);
    expect(made).toMatchObject(said);
    expect(made.esito === 'rifiutata').toBe(made.rifiuto !== null);
  });
});
