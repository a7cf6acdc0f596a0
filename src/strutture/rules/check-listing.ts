import type { Cin } from './cin.ts';
import type { CinDescription } from './describe-cin.ts';
import { isGuaranteed } from './is-guaranteed.ts';
import { PRIMA_COLAZIONE } from './prima-colazione.ts';
import { hasAutomaticBreakfast } from './servizi.ts';
import type { TipoStruttura } from './struttura-form.ts';

/** Everything that a person is told about a struttura before they decide; `admin-messages.it.ts` has the sentences. */
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
  | 'calendarioIndicato'
  | 'calendarioNonServe'
  | 'calendarioMancante'
  | 'indirizzoConfermato'
  | 'indirizzoDaConfermare'
  | 'senzaProprietario';

/** `ok`: as it should be; `nota`: look twice; `problema`: not fit to be published as it is. */
type Esito = 'ok' | 'nota' | 'problema';

/** Who else has what should be somebody's own. */
export type Rivals<One> = {
  cinPublished: readonly One[];
  /** Was public, and is deleted. */
  cinHidden: readonly One[];
  cinWaiting: readonly One[];
  phone: readonly One[];
  photo: readonly One[];
};

/** What is known of a struttura. `cinSays`: of a CIN in national form. `sizes`: the longer side of each photo, in pixels. */
export type ListingFacts<One> = {
  cin: Cin | null;
  cinSays: CinDescription | null;
  rivals: Rivals<One>;
  sizes: readonly number[];
  tipi: readonly TipoStruttura[];
  servizi: readonly string[];
  stripe_account_id: string | null;
  stripe_onboarding_completed: boolean;
  hasCalendar: boolean;
  non_su_booking: boolean;
  /** Whether the owner has proved their e-mail address; `null`: there is no owner. */
  isConfirmed: boolean | null;
};

export type ListingCheck<One> = { codice: CheckCode; esito: Esito; riferimenti: readonly One[] };

/** A photo of which a large screen shows every detail, by its longer side in pixels. */
export const LARGE_PHOTO = 1200;

function say(codice: CheckCode, esito: Esito): ListingCheck<never> {
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

function checkCin<One>({ cin, cinSays, rivals }: ListingFacts<One>): ListingCheck<One>[] {
  if (cin === null) return [say('cinMancante', 'problema')];
  const shared = [
    ...against('cinPubblicato', 'problema', rivals.cinPublished),
    ...against('cinInAttesa', 'problema', rivals.cinWaiting),
    // Named in the sentence: nobody can open what is deleted.
    ...(rivals.cinHidden.length > 0 ? [say('cinDiEliminata', 'nota')] : []),
  ];
  if (cinSays === null) return [...shared, say('cinAltraForma', 'nota')];
  const alone = shared.length === 0 ? [say('cinValido', 'ok')] : shared;
  return [...alone, ...checkTown(cinSays).map((code) => say(code, code === 'cinDetto' ? 'ok' : 'nota'))];
}

function checkPhotos(sizes: readonly number[]): ListingCheck<never> {
  if (sizes.length === 0) return say('fotoMancanti', 'problema');
  return Math.min(...sizes) < LARGE_PHOTO ? say('fotoPiccole', 'nota') : say('fotoGrandi', 'ok');
}

/** Specification section 4, "Type rule". */
function checkBreakfast(tipi: readonly TipoStruttura[], servizi: readonly string[]): ListingCheck<never> {
  const isDue = hasAutomaticBreakfast(tipi);
  if (isDue === servizi.includes(PRIMA_COLAZIONE)) return say('colazioneCoerente', 'ok');
  return isDue ? say('colazioneMancante', 'problema') : say('colazioneInPiu', 'nota');
}

function checkPayments(facts: Parameters<typeof isGuaranteed>[0]): ListingCheck<never> {
  if (isGuaranteed(facts)) return say('pagamentiConfigurati', 'ok');
  return say(facts.stripe_onboarding_completed ? 'pagamentiSenzaAccount' : 'pagamentiNonConfigurati', 'nota');
}

function checkCalendar(hasCalendar: boolean, isWaived: boolean): ListingCheck<never> {
  if (hasCalendar) return say('calendarioIndicato', 'ok');
  return isWaived ? say('calendarioNonServe', 'ok') : say('calendarioMancante', 'nota');
}

function checkOwner(isConfirmed: boolean | null): ListingCheck<never> {
  if (isConfirmed === null) return say('senzaProprietario', 'nota');
  return isConfirmed ? say('indirizzoConfermato', 'ok') : say('indirizzoDaConfermare', 'problema');
}

/** What should hold a hurried reader back stands first. */
const WEIGHT: Readonly<Record<Esito, number>> = { problema: 0, nota: 1, ok: 2 };

/**
 * What a person needs to know about a struttura to decide about it, the worst first. It informs, and never refuses.
 * @example checkListing({ ...facts, cin: null })[0] // { codice: 'cinMancante', esito: 'problema', riferimenti: [] }
 */
export function checkListing<One>(facts: ListingFacts<One>): ListingCheck<One>[] {
  const checks = [
    ...checkCin(facts),
    ...against('telefonoAltrui', 'problema', facts.rivals.phone),
    ...against('fotoAltrui', 'problema', facts.rivals.photo),
    checkPhotos(facts.sizes),
    checkBreakfast(facts.tipi, facts.servizi),
    checkPayments(facts),
    checkCalendar(facts.hasCalendar, facts.non_su_booking),
    checkOwner(facts.isConfirmed),
  ];
  return checks.toSorted((one, other) => WEIGHT[one.esito] - WEIGHT[other.esito]);
}
