import { hasUnicodeLocal, parseEmail } from '../../accounts/rules/parse-email.ts';
import { asCents, type Cents } from '../../kernel/money/cents.ts';
import { recordOf } from '../../kernel/records.ts';
import { applyPetRule } from './apply-pet-rule.ts';
import { applyTypeRule } from './apply-type-rule.ts';
import { checkCalendarUrl } from './check-calendar-url.ts';
import { type CheckedCamera, checkCamere } from './check-camere.ts';
import { type Cin, parseCin } from './cin.ts';
import { FLAG_FIELDS, type FlagField } from './flag-fields.ts';
import type { Animali } from './house-rules.ts';
import type { ListingRecord } from './listing-fields.ts';
import { parsePhone } from '../../kernel/people/parse-phone.ts';
import { readAll } from './read-all.ts';
import { readAmount, readCount, readFlag, readText, readWord, readWords } from './read-fields.ts';
import type { LatLon } from '../../locations/rules/lat-lon.ts';
import { type FormTown, readCap, readCitta, readPoint } from './read-place.ts';
import { LONGEST_NOTES, readStory } from './read-story.ts';
import { failure, success, isAbsent, type ParseResult } from './parse-result.ts';
import { SERVIZI } from './servizi.ts';
import type { TextLanguages } from './text-languages.ts';
import { TIPI_PRENOTAZIONE, TIPI_STRUTTURA, type TipoPrenotazione, type TipoStruttura } from './tipi.ts';
import { type NoteTranslations, readNoteTranslations, readTranslations, type Translations } from './translations.ts';

/** `town` is `null` if the comune of the form does not exist. */
export type CheckFacts = {
  mode: 'create' | 'edit';
  isAdmin: boolean;
  isCinInUse: boolean;
  town: FormTown | null;
  /** `'gone'` if the photo in `accoglie_foto` no longer exists; not set in the browser. */
  hostPhoto?: number | null | 'gone';
};

export type StrutturaValues = ListingRecord & {
  cin: Cin;
  citta_id: number;
  prezzo_notte: Cents | null;
  camere: CheckedCamera[];
  prezzo_pulizie: Cents;
  booking_ical_url: string | null;
  non_su_booking: boolean;
  consenso_privacy: boolean;
  traduzioni: Translations;
  traduzioni_testi: NoteTranslations;
  punto: LatLon | null;
  accoglie_foto_id: number | null;
};

type Input = Readonly<Record<string, unknown>>;
type Part<K extends keyof StrutturaValues> = { [Key in K]: ParseResult<StrutturaValues[Key]> };

export const MAX_DESCRIZIONE = 5000;

const NOME = { missing: 'nomeMissing', max: 120, tooLong: 'nomeTooLong' } as const;
const DESCRIZIONE = {
  missing: 'descrizioneMissing',
  max: MAX_DESCRIZIONE,
  tooLong: 'descrizioneTooLong',
  lines: 'many',
} as const;
const DESCRIZIONE_ALTROVE = { max: MAX_DESCRIZIONE, tooLong: 'traduzioneTooLong', lines: 'many' } as const;
const INDIRIZZO = { missing: 'indirizzoMissing', max: 200, tooLong: 'indirizzoTooLong' } as const;
const PREZZO_NOTTE = { missing: 'prezzoNotteMissing', min: 100, outOfRange: 'prezzoNotteOutOfRange' } as const;
const PREZZO_PULIZIE = { missing: 'prezzoPulizieInvalid', min: 1, outOfRange: 'prezzoPulizieOutOfRange' } as const;
const POSTI_LETTO = { missing: 'postiLettoMissing', max: 800, outOfRange: 'postiLettoOutOfRange' } as const;
const NUM_CAMERE = { missing: 'numCamereMissing', max: 100, outOfRange: 'numCamereOutOfRange' } as const;
const NUM_BAGNI = { missing: 'numBagniMissing', max: 100, outOfRange: 'numBagniOutOfRange' } as const;

function readTipi(value: unknown): ParseResult<TipoStruttura[]> {
  const tipi = readWords(value, TIPI_STRUTTURA, 'tipoInvalid');
  return tipi.ok && tipi.value.length === 0 ? failure('tipoMissing') : tipi;
}

/** Unlike other texts, the CIN is not cleaned first, because cleaning could make two different codes equal. */
function readCin(value: unknown, isInUse: boolean): ParseResult<Cin> {
  if (isAbsent(value)) return failure('cinMissing');
  if (isInUse) return failure('cinInUse');
  const cin = typeof value === 'string' ? parseCin(value) : null;
  return cin === null ? failure('cinLength') : success(cin);
}

function readCalendar(url: unknown, mode: CheckFacts['mode'], isWaived: boolean): ParseResult<string | null> {
  if (isWaived) return success(null);
  if (!isAbsent(url)) return checkCalendarUrl(url);
  return mode === 'create' ? failure('calendarMissing') : success(null);
}

function readWhat(input: Input): Part<'nome' | 'descrizione' | 'tipo_struttura' | 'tipo_prenotazione'> {
  const tipo = input['tipo_prenotazione'];
  const booked = readWord(isAbsent(tipo) ? TIPI_PRENOTAZIONE[0] : tipo, TIPI_PRENOTAZIONE);
  return {
    nome: readText(input['nome'], NOME),
    descrizione: readText(input['descrizione'], DESCRIZIONE),
    tipo_struttura: readTipi(input['tipo_struttura']),
    tipo_prenotazione: booked === null ? failure('tipoPrenotazioneInvalid') : success(booked),
  };
}

function readWhere(
  input: Input,
  { town, isCinInUse }: CheckFacts,
): Part<'cin' | 'indirizzo' | 'citta_id' | 'cap' | 'punto'> {
  return {
    cin: readCin(input['cin'], isCinInUse),
    indirizzo: readText(input['indirizzo'], INDIRIZZO),
    citta_id: readCitta(input, town),
    cap: readCap(input['cap'], town),
    punto: readPoint(input['punto'], town),
  };
}

function readFlags(input: Input): Part<FlagField> {
  return recordOf(FLAG_FIELDS, (field) => readFlag(input[field], false));
}

function readSize(input: Input): Part<'posti_letto' | 'num_camere' | 'num_bagni' | FlagField> {
  return {
    posti_letto: readCount(input['posti_letto'], POSTI_LETTO),
    num_camere: readCount(input['num_camere'], NUM_CAMERE),
    num_bagni: readCount(input['num_bagni'], NUM_BAGNI),
    ...readFlags(input),
  };
}

function readOffer(input: Input, booked: ParseResult<TipoPrenotazione>): Part<'prezzo_notte' | 'camere'> {
  const tipo = booked.ok ? booked.value : null;
  return {
    prezzo_notte: tipo === 'casa_vacanza' ? readAmount(input['prezzo_notte'], PREZZO_NOTTE) : success(null),
    camere: tipo === 'bnb' ? checkCamere(input['camere']) : success([]),
  };
}

function readCleaning(input: Input): Part<'servizio_pulizie' | 'prezzo_pulizie'> {
  const isOffered = readFlag(input['servizio_pulizie'], false);
  const isPriced = isOffered.ok && isOffered.value;
  return {
    servizio_pulizie: isOffered,
    prezzo_pulizie: isPriced ? readAmount(input['prezzo_pulizie'], PREZZO_PULIZIE) : success(asCents(0)),
  };
}

function readEmail(value: unknown, isAdmin: boolean): ParseResult<string | null> {
  if (isAbsent(value)) return isAdmin ? success(null) : failure('emailMissing');
  const address = parseEmail(value);
  if (address !== null) return success(address);
  return failure(hasUnicodeLocal(value) ? 'emailUnicode' : 'emailInvalid');
}

function readContacts({ telefono, email }: Input, isAdmin: boolean): Part<'telefono' | 'email'> {
  const phone = typeof telefono === 'string' ? parsePhone(telefono) : null;
  return {
    telefono: isAbsent(telefono) ? success(null) : phone === null ? failure('telefonoInvalid') : success(phone),
    email: readEmail(email, isAdmin),
  };
}

function readTerms(
  input: Input,
  { mode, isAdmin }: CheckFacts,
): Part<'booking_ical_url' | 'non_su_booking' | 'consenso_privacy'> {
  const isWaived = readFlag(input['non_su_booking'], false);
  const isAgreed = input['consenso_privacy'] === true;
  return {
    booking_ical_url: readCalendar(input['booking_ical_url'], mode, isWaived.ok && isWaived.value),
    non_su_booking: isWaived,
    consenso_privacy: isAgreed || isAdmin || mode === 'edit' ? success(isAgreed) : failure('consensoMissing'),
  };
}

function readServizi(input: Input, tipi: ParseResult<TipoStruttura[]>, animali: ParseResult<Animali | null>) {
  const servizi = readWords(input['servizi'], SERVIZI, 'serviziInvalid');
  if (!servizi.ok || !tipi.ok || !animali.ok) return servizi;
  return success(applyTypeRule(tipi.value, applyPetRule(animali.value, servizi.value)));
}

function readElsewhere(input: Input, languages: TextLanguages): Part<'traduzioni' | 'traduzioni_testi'> {
  const description = { text: input['descrizione'], lingua: languages.descrizione };
  return {
    traduzioni: readTranslations(input['traduzioni'], description, DESCRIZIONE_ALTROVE),
    traduzioni_testi: readNoteTranslations(input['traduzioni_testi'], {
      texts: input,
      languages,
      longest: LONGEST_NOTES,
    }),
  };
}

/** Parses the form and adjusts `servizi` to the types (PRODUCT.md § 4) and the answer about pets. */
export function readStruttura(input: Input, facts: CheckFacts): ParseResult<StrutturaValues> {
  const what = readWhat(input);
  const { hostPhoto = null } = facts;
  const { prezzo_notte, camere } = readOffer(input, what.tipo_prenotazione);
  const story = readStory(input, what.tipo_prenotazione.ok && what.tipo_prenotazione.value === 'casa_vacanza');
  return readAll<StrutturaValues>({
    ...what,
    ...readWhere(input, facts),
    prezzo_notte,
    ...readSize(input),
    servizi: readServizi(input, what.tipo_struttura, story.animali),
    camere,
    ...readCleaning(input),
    ...readContacts(input, facts.isAdmin),
    ...readTerms(input, facts),
    ...story,
    ...readElsewhere(input, story.lingue_testi.ok ? story.lingue_testi.value : {}),
    accoglie_foto_id: hostPhoto === 'gone' ? failure('accoglieFotoInvalid') : success(hostPhoto),
  });
}
