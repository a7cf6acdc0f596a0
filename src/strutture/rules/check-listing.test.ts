import { expect, test } from 'vitest';
import { asCents } from '../../kernel/money/cents.ts';
import { type CheckCode, checkListing, type ListingFacts } from './check-listing.ts';
import type { Cin } from './cin.ts';

const facts: ListingFacts<string> = {
  cin: 'IT052015C2K7M3XQ01' as Cin,
  decodedCin: { comune: 'Montepulciano', classe: 'C2', notes: [] },
  conflictingListings: { cinPublished: [], wasCinAnothers: false, cinWaiting: [], phone: [], photo: [] },
  sizes: [1200, 1920],
  tipi: ['casa_vacanza'],
  servizi: ['WiFi'],
  stripe_account_id: 'acct_1',
  stripe_onboarding_completed: true,
  hasCalendar: true,
  non_su_booking: false,
  isConnected: null,
  numbers: { posti_letto: 4, num_camere: 1, camere: [], price: asCents(9500), published: null, typical: null },
  isConfirmed: true,
};

const BREAKFAST = 'Prima Colazione Inclusa';
const UNFINISHED = { stripe_onboarding_completed: false };
const WAIVED = { hasCalendar: false, non_su_booking: true };
const ROOM = { posti_letto: 2, letti_aggiuntivi: '', prezzo_notte_cents: asCents(9500) };
const against = (conflictingListings: Partial<ListingFacts<string>['conflictingListings']>) => ({
  conflictingListings: { ...facts.conflictingListings, ...conflictingListings },
});

test('reports no problem for a valid struttura', () => {
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

test.each<[Partial<ListingFacts<string>>, CheckCode, string, CheckCode[]?]>([
  [{ cin: null, decodedCin: null }, 'cinMancante', 'problema', ['cinValido', 'cinDetto']],
  [{ decodedCin: null }, 'cinAltraForma', 'nota', ['cinValido']],
  [against({ wasCinAnothers: true }), 'cinDiEliminata', 'nota', ['cinValido']],
  [against({ cinPublished: ['a'] }), 'cinPubblicato', 'problema', ['cinValido']],
  [against({ cinWaiting: ['a'] }), 'cinInAttesa', 'problema', ['cinValido']],
  [{ decodedCin: { comune: 'Siena', classe: 'C2', notes: ['altroComune'] } }, 'cinAltroComune', 'nota'],
  [{ decodedCin: { comune: 'Siena', classe: 'B5', notes: ['classeDiversa'] } }, 'cinClasseDiversa', 'nota'],
  [{ decodedCin: { comune: null, classe: 'C2', notes: [] } }, 'cinComuneIgnoto', 'nota', ['cinDetto']],
  [against({ phone: ['a'] }), 'telefonoAltrui', 'problema'],
  [against({ photo: ['a'] }), 'fotoAltrui', 'problema'],
  [{ sizes: [] }, 'fotoMancanti', 'problema', ['fotoGrandi']],
  [{ sizes: [1920, 1199] }, 'fotoPiccole', 'nota', ['fotoGrandi']],
  [{ tipi: ['bb'] }, 'colazioneMancante', 'problema', ['colazioneCoerente']],
  [{ servizi: [BREAKFAST] }, 'colazioneInPiu', 'nota', ['colazioneCoerente']],
  [{ tipi: ['agriturismo'], servizi: [BREAKFAST] }, 'colazioneCoerente', 'ok'],
  [{ stripe_account_id: null, ...UNFINISHED }, 'pagamentiNonConfigurati', 'nota', ['pagamentiConfigurati']],
  [UNFINISHED, 'pagamentiNonConfigurati', 'nota'],
  [{ stripe_account_id: null }, 'pagamentiSenzaAccount', 'nota'],
  [WAIVED, 'calendarioNonServe', 'ok'],
  [{ hasCalendar: false }, 'calendarioMancante', 'nota', ['calendarioIndicato']],
  [{ ...WAIVED, isConnected: true }, 'calendarioCollegato', 'ok', ['calendarioNonServe', 'calendarioMancante']],
  [{ isConnected: false }, 'calendarioScollegato', 'nota'],
  [{ ...WAIVED, isConnected: false }, 'calendarioNonServe', 'ok'],
  [{ numbers: { ...facts.numbers, camere: [ROOM] } }, 'postiDiversi', 'nota'],
  [{ isConfirmed: false }, 'indirizzoDaConfermare', 'problema'],
  [{ isConfirmed: null }, 'senzaProprietario', 'nota', ['indirizzoConfermato']],
])('for %j, reports the check %s with the outcome %s', (changed, codice, esito, absent = []) => {
  const checks = checkListing({ ...facts, ...changed });
  expect(checks).toContainEqual(expect.objectContaining({ codice, esito }));
  for (const other of absent) expect(checks.map((check) => check.codice)).not.toContain(other);
});

const ORDER = ['problema', 'nota', 'ok'];

test('sorts the checks by outcome, problems first', () => {
  const esiti = checkListing({ ...facts, sizes: [], hasCalendar: false }).map(({ esito }) => esito);
  expect(esiti).toEqual(esiti.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)));
  expect(new Set(esiti)).toEqual(new Set(ORDER));
});

test('names the published listings that use the same CIN', () => {
  const [first] = checkListing({ ...facts, ...against({ cinPublished: ['Casa Uno', 'Casa Due'] }) });
  expect(first).toEqual({ codice: 'cinPubblicato', esito: 'problema', riferimenti: ['Casa Uno', 'Casa Due'] });
});
