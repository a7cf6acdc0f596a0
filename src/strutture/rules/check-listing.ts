import { checkNumbers, type NumberCheck, type ListingNumbers } from './check-numbers.ts';
import type { Cin, CinDescription } from './cin.ts';
import { isGuaranteed } from './is-guaranteed.ts';
import { PRIMA_COLAZIONE } from './prima-colazione.ts';
import { hasAutomaticBreakfast } from './servizi.ts';
import type { TipoStruttura } from './tipi.ts';

export type CheckCode =
  | 'cinMancante'
  | 'cinPubblicato'
  | 'cinInAttesa'
  | 'cinDiEliminata'
  | 'cinValido'
  | 'cinAltraForma'
  | 'cinDetto'
  | 'cinComuneIgnoto'
  | 'cinAltroComune'
  | 'cinClasseDiversa'
  | 'telefonoAltrui'
  | 'fotoAltrui'
  | 'fotoMancanti'
  | 'fotoPiccole'
  | 'fotoGrandi'
  | 'colazioneCoerente'
  | 'colazioneMancante'
  | 'colazioneInPiu'
  | 'pagamentiConfigurati'
  | 'pagamentiSenzaAccount'
  | 'pagamentiNonConfigurati'
  | NumberCheck
  | 'calendarioCollegato'
  | 'calendarioIndicato'
  | 'calendarioScollegato'
  | 'calendarioNonServe'
  | 'calendarioMancante'
  | 'indirizzoConfermato'
  | 'indirizzoDaConfermare'
  | 'senzaProprietario';

/** `ok`: no finding; `nota`: needs a second look; `problema`: not fit to be published. */
type Esito = 'ok' | 'nota' | 'problema';

export type ConflictingListings<One> = {
  cinPublished: readonly One[];
  wasCinAnothers: boolean;
  cinWaiting: readonly One[];
  phone: readonly One[];
  photo: readonly One[];
};

/** `decodedCin` is set only for a CIN in the national format. `sizes` contains the longer side of each photo, in pixels. */
export type ListingFacts<One> = {
  cin: Cin | null;
  decodedCin: CinDescription | null;
  conflictingListings: ConflictingListings<One>;
  sizes: readonly number[];
  tipi: readonly TipoStruttura[];
  servizi: readonly string[];
  stripe_account_id: string | null;
  stripe_onboarding_completed: boolean;
  hasCalendar: boolean;
  non_su_booking: boolean;
  isConnected: boolean | null;
  numbers: ListingNumbers;
  isConfirmed: boolean | null;
};

export type ListingCheck<One> = { codice: CheckCode; esito: Esito; riferimenti: readonly One[] };

/** Minimum length of the longer side, in pixels, at which a photo looks sharp on a large screen. */
export const LARGE_PHOTO = 1200;

function checkResult(codice: CheckCode, esito: Esito): ListingCheck<never> {
  return { codice, esito, riferimenti: [] };
}

function against<One>(codice: CheckCode, esito: Esito, riferimenti: readonly One[]): ListingCheck<One>[] {
  return riferimenti.length === 0 ? [] : [{ codice, esito, riferimenti }];
}

function checkTown({ comune, notes }: CinDescription): CheckCode[] {
  const named: CheckCode = comune === null ? 'cinComuneIgnoto' : 'cinDetto';
  const odd = { altroComune: 'cinAltroComune', classeDiversa: 'cinClasseDiversa' } as const;
  return [named, ...notes.map((note) => odd[note])];
}

function checkCin<One>({ cin, decodedCin, conflictingListings }: ListingFacts<One>): ListingCheck<One>[] {
  if (cin === null) return [checkResult('cinMancante', 'problema')];
  const shared = [
    ...against('cinPubblicato', 'problema', conflictingListings.cinPublished),
    ...against('cinInAttesa', 'problema', conflictingListings.cinWaiting),
    // This finding links to no listing, because deleted listings cannot be opened.
    ...(conflictingListings.wasCinAnothers ? [checkResult('cinDiEliminata', 'nota')] : []),
  ];
  if (decodedCin === null) return [...shared, checkResult('cinAltraForma', 'nota')];
  const alone = shared.length === 0 ? [checkResult('cinValido', 'ok')] : shared;
  return [...alone, ...checkTown(decodedCin).map((code) => checkResult(code, code === 'cinDetto' ? 'ok' : 'nota'))];
}

function checkPhotos(sizes: readonly number[]): ListingCheck<never> {
  if (sizes.length === 0) return checkResult('fotoMancanti', 'problema');
  return Math.min(...sizes) < LARGE_PHOTO ? checkResult('fotoPiccole', 'nota') : checkResult('fotoGrandi', 'ok');
}

function checkBreakfast(tipi: readonly TipoStruttura[], servizi: readonly string[]): ListingCheck<never> {
  const isDue = hasAutomaticBreakfast(tipi);
  if (isDue === servizi.includes(PRIMA_COLAZIONE)) return checkResult('colazioneCoerente', 'ok');
  return isDue ? checkResult('colazioneMancante', 'problema') : checkResult('colazioneInPiu', 'nota');
}

function checkPayments(facts: Parameters<typeof isGuaranteed>[0]): ListingCheck<never> {
  if (isGuaranteed(facts)) return checkResult('pagamentiConfigurati', 'ok');
  return checkResult(facts.stripe_onboarding_completed ? 'pagamentiSenzaAccount' : 'pagamentiNonConfigurati', 'nota');
}

/** A connected calendar takes precedence over what the owner stated in the form. */
function checkCalendar<One>({ hasCalendar, non_su_booking, isConnected }: ListingFacts<One>): ListingCheck<never> {
  if (isConnected === true) return checkResult('calendarioCollegato', 'ok');
  if (hasCalendar)
    return isConnected === false
      ? checkResult('calendarioScollegato', 'nota')
      : checkResult('calendarioIndicato', 'ok');
  return non_su_booking ? checkResult('calendarioNonServe', 'ok') : checkResult('calendarioMancante', 'nota');
}

function checkOwner(isConfirmed: boolean | null): ListingCheck<never> {
  if (isConfirmed === null) return checkResult('senzaProprietario', 'nota');
  return isConfirmed ? checkResult('indirizzoConfermato', 'ok') : checkResult('indirizzoDaConfermare', 'problema');
}

const WEIGHT: Readonly<Record<Esito, number>> = { problema: 0, nota: 1, ok: 2 };

/**
 * Returns the checks of a struttura, the most severe first.
 * @example checkListing({ ...facts, cin: null })[0] // { codice: 'cinMancante', esito: 'problema', riferimenti: [] }
 */
export function checkListing<One>(facts: ListingFacts<One>): ListingCheck<One>[] {
  const checks = [
    ...checkCin(facts),
    ...against('telefonoAltrui', 'problema', facts.conflictingListings.phone),
    ...against('fotoAltrui', 'problema', facts.conflictingListings.photo),
    checkPhotos(facts.sizes),
    checkBreakfast(facts.tipi, facts.servizi),
    checkPayments(facts),
    ...checkNumbers(facts.numbers).map((code) => checkResult(code, 'nota')),
    checkCalendar(facts),
    checkOwner(facts.isConfirmed),
  ];
  return checks.toSorted((one, other) => WEIGHT[one.esito] - WEIGHT[other.esito]);
}
