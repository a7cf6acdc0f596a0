import { describe, expect, test } from 'vitest';
import { asCents } from '../../kernel/cents.ts';
import { type CheckCode, checkListing, type ListingFacts } from './check-listing.ts';
import type { Cin } from './cin.ts';

const facts: ListingFacts<string> = {
  cin: 'IT052015C2K7M3XQ01' as Cin,
  cinSays: { comune: 'Montepulciano', classe: 'C2', notes: [] },
  conflictingListings: { cinPublished: [], wasCinAnothers: false, cinWaiting: [], phone: [], photo: [] },
  sizes: [1200, 1920],
  tipi: ['casa_vacanza'],
  servizi: ['WiFi'],
  stripe_account_id: 'acct_1',
  stripe_onboarding_completed: true,
  hasCalendar: true,
  non_su_booking: false,
  isConnected: null,
  figures: { posti_letto: 4, camere: [], price: asCents(9500), published: null, typical: null },
  isConfirmed: true,
};

const ROOM = { posti_letto: 2, letti_aggiuntivi: '', prezzo_notte_cents: asCents(9500) };
const against = (conflictingListings: Partial<ListingFacts<string>['conflictingListings']>) => ({
  conflictingListings: { ...facts.conflictingListings, ...conflictingListings },
});

test('a struttura as it should be', () => {
  expect(checkListing(facts).map(({ codice, esito }) => [codice, esito])).toEqual([
    ['cinValido', 'ok'],
    ['cinDetto', 'ok'],
    ['fotoGrandi', 'ok'],
    ['colazioneCoerente', 'ok'],
    ['pagamentiConfigurati', 'ok'],
    ['calendarioIndicato', 'ok'],
    ['indirizzoConfermato', 'ok'],
  ]);
});

describe.each<[string, Partial<ListingFacts<string>>, CheckCode, string, CheckCode[]]>([
  ['no CIN', { cin: null, cinSays: null }, 'cinMancante', 'problema', ['cinValido', 'cinDetto']],
  ['a CIN of another form', { cinSays: null }, 'cinAltraForma', 'nota', ['cinValido']],
  ['a CIN of one that was public', against({ wasCinAnothers: true }), 'cinDiEliminata', 'nota', ['cinValido']],
  ['a CIN of a published one', against({ cinPublished: ['a'] }), 'cinPubblicato', 'problema', ['cinValido']],
  ['a CIN that waits elsewhere', against({ cinWaiting: ['a'] }), 'cinInAttesa', 'problema', ['cinValido']],
  [
    'a CIN of another comune',
    { cinSays: { comune: 'Siena', classe: 'C2', notes: ['altroComune'] } },
    'cinAltroComune',
    'nota',
    [],
  ],
  [
    'a CIN of another class',
    { cinSays: { comune: 'Siena', classe: 'B5', notes: ['classeDiversa'] } },
    'cinClasseDiversa',
    'nota',
    [],
  ],
  [
    'a CIN of no comune',
    { cinSays: { comune: null, classe: 'C2', notes: [] } },
    'cinComuneIgnoto',
    'nota',
    ['cinDetto'],
  ],
  ['a phone of another owner', against({ phone: ['a'] }), 'telefonoAltrui', 'problema', []],
  ['a photo of another owner', against({ photo: ['a'] }), 'fotoAltrui', 'problema', []],
  ['no photo', { sizes: [] }, 'fotoMancanti', 'problema', ['fotoGrandi']],
  ['a small photo', { sizes: [1920, 1199] }, 'fotoPiccole', 'nota', ['fotoGrandi']],
  ['breakfast that is due and not there', { tipi: ['bb'] }, 'colazioneMancante', 'problema', ['colazioneCoerente']],
  [
    'breakfast that is not due',
    { servizi: ['Prima Colazione Inclusa'] },
    'colazioneInPiu',
    'nota',
    ['colazioneCoerente'],
  ],
  [
    'breakfast that is due and there',
    { tipi: ['agriturismo'], servizi: ['Prima Colazione Inclusa'] },
    'colazioneCoerente',
    'ok',
    [],
  ],
  [
    'no payments',
    { stripe_account_id: null, stripe_onboarding_completed: false },
    'pagamentiNonConfigurati',
    'nota',
    ['pagamentiConfigurati'],
  ],
  ['onboarding unfinished', { stripe_onboarding_completed: false }, 'pagamentiNonConfigurati', 'nota', []],
  ['onboarding without an account', { stripe_account_id: null }, 'pagamentiSenzaAccount', 'nota', []],
  ['a calendar that is waived', { hasCalendar: false, non_su_booking: true }, 'calendarioNonServe', 'ok', []],
  ['no calendar', { hasCalendar: false }, 'calendarioMancante', 'nota', ['calendarioIndicato']],
  [
    'a calendar that was connected after it was waived',
    { hasCalendar: false, non_su_booking: true, isConnected: true },
    'calendarioCollegato',
    'ok',
    ['calendarioNonServe', 'calendarioMancante'],
  ],
  ['one that is online, without its calendar', { isConnected: false }, 'calendarioScollegato', 'nota', []],
  [
    'one that is online, and on no other portal',
    { hasCalendar: false, non_su_booking: true, isConnected: false },
    'calendarioNonServe',
    'ok',
    [],
  ],
  ['more beds than its rooms have', { figures: { ...facts.figures, camere: [ROOM] } }, 'postiDiversi', 'nota', []],
  ['an address that nobody proved', { isConfirmed: false }, 'indirizzoDaConfermare', 'problema', []],
  ['no owner', { isConfirmed: null }, 'senzaProprietario', 'nota', ['indirizzoConfermato']],
])('%s', (_, changed, codice, esito, absent) => {
  const checks = checkListing({ ...facts, ...changed });

  test(`is told as ${codice}`, () => {
    expect(checks).toContainEqual(expect.objectContaining({ codice, esito }));
    for (const other of absent) expect(checks.map((check) => check.codice)).not.toContain(other);
  });
});

const ORDER = ['problema', 'nota', 'ok'];

test('what should hold one back stands first', () => {
  const esiti = checkListing({ ...facts, sizes: [], hasCalendar: false }).map(({ esito }) => esito);
  expect(esiti).toEqual(esiti.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)));
  expect(new Set(esiti)).toEqual(new Set(ORDER));
});

test('who else it is about is named', () => {
  const [first] = checkListing({ ...facts, ...against({ cinPublished: ['Casa Uno', 'Casa Due'] }) });
  expect(first).toEqual({ codice: 'cinPubblicato', esito: 'problema', riferimenti: ['Casa Uno', 'Casa Due'] });
});
