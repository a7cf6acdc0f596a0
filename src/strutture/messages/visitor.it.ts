import { brandName } from '../../kernel/brand/brand.ts';
import type { Capacity } from '../rules/capacity.ts';
import { countOf } from '../rules/count-of.it.ts';
import type { Lingua } from '../rules/lingue.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { atClock } from '../../kernel/dates/format-clock.ts';
import type { HouseRulePhrases } from '../rules/house-rule-lines.ts';
import type { Animali, Feste, Fumo, Stanza } from '../rules/house-rules.ts';
import { FLAG_FIELDS, type FlagField } from '../rules/flag-fields.ts';
import { inCitta } from '../../locations/rules/place-phrase.it.ts';
import { ITALIAN, type Language, LANGUAGES } from '../../kernel/language.ts';
import type { Translations } from '../rules/translations.ts';
import type { HomeStory, StoryField } from '../rules/listing-fields.ts';
import { OWNER_TEXTS, type TextLanguages } from '../rules/text-languages.ts';
import type { Precisione } from '../../locations/rules/map-circle.ts';

export const listingNotFound = 'Struttura non trovata.';
export const homeGone = `Questa casa non è più su ${brandName}.`;
export const homePaused = 'Per ora questa casa non accoglie ospiti';
export const homePausedHint = 'Il proprietario l’ha messa in pausa: quando riapre, la ritrovi a questo indirizzo.';
export const townRequired = 'Indica la città.';
export const pageNotFound = 'La pagina richiesta non esiste.';
export const listingNumbersInvalid = 'Indica i numeri delle strutture, al massimo 60, separati da virgole.';
export const pageSizeInvalid = 'Il numero di strutture per pagina non è valido.';

const placesInRooms = ({ posti, camere }: Capacity) => `${countOf(posti, 'posto')} in ${countOf(camere, 'camera')}`;
export const capacityTexts: Record<Capacity['kind'], (capacity: Capacity) => string> = {
  whole: ({ posti }) => countOf(posti, 'posto'),
  rooms: (capacity) => `${placesInRooms(capacity)}, fino a ${capacity.ospiti} per camera`,
  equalRooms: (capacity) => `${placesInRooms(capacity)}, ${capacity.ospiti} per camera`,
  noRooms: placesInRooms,
};

export const bedTypeNames = {
  '1_matrimoniale': '1 letto matrimoniale',
  '2_singoli': '2 letti singoli',
  '1_matrimoniale_1_singolo': '1 letto matrimoniale e 1 singolo',
  '1_matrimoniale_2_singoli': '1 letto matrimoniale e 2 singoli',
  '2_matrimoniali': '2 letti matrimoniali',
  '3_singoli': '3 letti singoli',
  '4_singoli': '4 letti singoli',
  letti_castello: 'Letti a castello',
  divano_letto: 'Divano letto',
} as const;
export const cinClassNames = {
  B4: 'alloggi in affitto gestiti in forma imprenditoriale',
  B5: 'agriturismi',
  C1: 'bed and breakfast',
  C2: 'altri alloggi privati in affitto',
} as const;
export const languageNames: Record<Lingua, string> = {
  it: 'italiano',
  en: 'inglese',
  de: 'tedesco',
  fr: 'francese',
  es: 'spagnolo',
  pt: 'portoghese',
  nl: 'olandese',
  pl: 'polacco',
  ru: 'russo',
  uk: 'ucraino',
  zh: 'cinese',
  lis: 'lingua dei segni italiana',
};

const arrivalBetween = (dalle: string, entro: string) => `Arrivo ${atClock('dalle', dalle)} ${atClock('alle', entro)}`;
const arrivalFrom = (dalle: string) => `Arrivo ${atClock('dalle', dalle)}`;
const arrivalBy = (entro: string) => `Arrivo entro ${atClock('le', entro)}`;
const departureBy = (entro: string) => `Partenza entro ${atClock('le', entro)}`;
const petRules: Record<Animali, string> = {
  si: 'Gli animali sono benvenuti',
  su_richiesta: 'Animali su richiesta: scrivi prima di prenotare',
  no: 'Animali non ammessi',
};
const petsAllowed = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return petRules[answer];
  // The text for «su richiesta» is a full sentence, so a full stop separates it from the owner's note.
  return petRules[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
const smokingRules: Record<Fumo, string> = {
  si: 'In casa si può fumare',
  fuori: 'Si fuma solo all’aperto',
  no: 'Non si fuma',
};
const partyRules: Record<Feste, string> = { si: 'Feste solo se concordate con chi ospita', no: 'Niente feste' };
const stepsToTheDoor = (count: number) => {
  if (count === 0) return 'Nessun gradino fino alla porta';
  return count === 1 ? '1 gradino fino alla porta' : `${formatCount(count)} gradini fino alla porta`;
};
export const houseRulePhrases = {
  title: 'Regole della casa',
  doorAccess: 'Accesso alla casa',
  steps: stepsToTheDoor,
  arrivalBetween,
  arrivalFrom,
  arrivalBy,
  departureBy,
  petsAllowed,
  smoking: smokingRules,
  parties: partyRules,
} as const satisfies HouseRulePhrases & Record<'title' | 'doorAccess', string>;

export const flagNames: Record<FlagField, string> = { ha_cucina: 'Cucina' };
export const flagQuestions: Record<FlagField, string> = { ha_cucina: 'Gli ospiti possono usare la cucina' };
export const flagDescriptions: Record<FlagField, string> = { ha_cucina: 'cucina a disposizione degli ospiti' };
const flagSpaces: Record<FlagField, string> = { ha_cucina: 'cucina' };
export function spacesOf(home: Record<FlagField, boolean>): string[] {
  return FLAG_FIELDS.filter((field) => home[field]).map((field) => flagSpaces[field]);
}

/** For a search of all of Italy, callers must pass `where`, because the default «nella zona» would be wrong. */
export const listingsFound = (count: number, where = 'nella zona') =>
  count === 1 ? `Trovata 1 struttura ${where}` : `Trovate ${formatCount(count)} strutture ${where}`;
export const loadingListings = 'Caricamento delle strutture…';
export const listingTypeNames = {
  casa_vacanza: 'Casa vacanza',
  bb: 'B&B',
  affittacamere: 'Affittacamere',
  agriturismo: 'Agriturismo',
} as const;

export function nameOfService(servizio: string): string {
  return servizio;
}

export const lodgingPhrases = {
  people: 'persone',
  petsOnRequest: 'Su richiesta',
  startingPrice: (prezzo: string) => `da ${prezzo} a notte`,
  nameOfService,
  typeNames: listingTypeNames,
  inTown: inCitta,
  countOf,
  summary: (casa: string, misure: string) => `${casa}: ${misure}.`,
};

const translatedFrom: Record<Language, string> = {
  it: 'dall’italiano',
  en: 'dall’inglese',
  de: 'dal tedesco',
  fr: 'dal francese',
};
export const writtenIn = (language: Language) => `Nelle parole del proprietario, in ${languageNames[language]}:`;
export const roomNamesIn = (languages: readonly Language[]) =>
  `I nomi delle camere sono in ${languages.map((each) => languageNames[each]).join(' e ')}.`;
export const machineTranslated = (language: Language) => `Tradotto automaticamente ${translatedFrom[language]}.`;
export const showOriginalLink = (language: Language) => `Leggi l’originale in ${languageNames[language]}`;

const inLanguage = (language: Language) => `in ${languageNames[language]}`;
export const descriptionInLanguage = (language: Language) => `Descrizione ${inLanguage(language)}`;
export const fieldInLanguage = (campo: string, language: Language) => `${campo} ${inLanguage(language)}`;
export const nameWithLanguage = (name: string, language: Language) =>
  language === ITALIAN ? name : `${name} (${inLanguage(language)})`;
export const translatedNames = (names: Translations): string[] =>
  LANGUAGES.flatMap((each) => {
    const name = names[each];
    return name === undefined ? [] : [`${inLanguage(each)} ${name.testo}`];
  });

export const petAnswers: Record<Animali, string> = { si: 'Benvenuti', su_richiesta: 'Su richiesta', no: 'Non ammessi' };
export const smokingAnswers: Record<Fumo, string> = {
  si: 'Si può fumare',
  fuori: 'Solo all’aperto',
  no: 'Non si fuma',
};
export const partyAnswers: Record<Feste, string> = { si: 'Si possono fare', no: 'Niente feste' };
export const storyFieldLabels: Record<StoryField, string> = {
  stanze: 'Dove si dorme',
  arrivo_dalle: 'Arrivo dalle',
  arrivo_entro: 'Arrivo entro',
  partenza_entro: 'Partenza entro',
  animali: 'Animali',
  animali_nota: 'Nota sugli animali',
  fumo: 'Fumo',
  feste: 'Feste',
  regole: 'Regole della casa',
  gradini: 'Gradini fino alla porta',
  gradini_nota: 'Nota sui gradini',
  accoglie_nome: 'Nome di chi apre la porta',
  accoglie_lingue: 'Lingue parlate',
  accoglie_parole: 'Due parole di chi accoglie',
  lingue_testi: 'Lingue dei testi',
  posizione_approssimativa: 'Posizione',
};
function textLanguagesText(languages: TextLanguages): string {
  const named = OWNER_TEXTS.flatMap((name) => {
    const language = languages[name];
    const label = name === 'descrizione' ? 'Descrizione' : storyFieldLabels[name];
    return language === undefined ? [] : [`${label}: ${languageNames[language]}`];
  });
  return named.join('; ');
}
export function sleepingRoomText({ nome, tipo_letti, lingua = ITALIAN, traduzioni = {} }: Stanza): string {
  const names = [nameWithLanguage(nome, lingua), ...translatedNames(traduzioni)].join(', ');
  return `${names}: ${bedTypeNames[tipo_letti].toLowerCase()}`;
}
export type StoryFact = { field: StoryField; label: string; text: string };
export function storyFacts(story: HomeStory): StoryFact[] {
  const facts: (readonly [StoryField, string])[] = [
    [
      'posizione_approssimativa',
      story.posizione_approssimativa ? 'approssimativa, senza numero civico' : 'con il numero civico',
    ],
    ['stanze', story.stanze.map(sleepingRoomText).join('; ')],
    ['arrivo_dalle', story.arrivo_dalle ?? ''],
    ['arrivo_entro', story.arrivo_entro ?? ''],
    ['partenza_entro', story.partenza_entro ?? ''],
    ['animali', story.animali === null ? '' : petAnswers[story.animali]],
    ['animali_nota', story.animali_nota ?? ''],
    ['fumo', story.fumo === null ? '' : smokingAnswers[story.fumo]],
    ['feste', story.feste === null ? '' : partyAnswers[story.feste]],
    ['gradini', story.gradini === null ? '' : formatCount(story.gradini)],
    ['gradini_nota', story.gradini_nota ?? ''],
    ['regole', story.regole ?? ''],
    ['accoglie_nome', story.accoglie_nome ?? ''],
    ['accoglie_lingue', story.accoglie_lingue.map((lingua) => languageNames[lingua]).join(', ')],
    ['accoglie_parole', story.accoglie_parole ?? ''],
    ['lingue_testi', textLanguagesText(story.lingue_testi)],
  ];
  return facts.map(([field, text]) => ({ field, label: storyFieldLabels[field], text }));
}
export const hostPhotoLabel = 'Foto di chi apre la porta';
export const hostPhotoNone = 'nessuna';
export const hostPhotoNew = 'una foto nuova';
export const hostPhotoPresent = 'una foto';
export const mapPointLabel = 'Punto sulla mappa';
export const townCentrePoint = 'il centro della città';

export const callHomeLabel = (nome: string) => `Chiama ${nome}`;
export const writeToHomeLabel = (nome: string) => `Scrivi a ${nome}`;
export const seeHomeLabel = (nome: string) => `Vedi la casa: ${nome}`;
/** Screen readers announce this text after the number of hidden services, such as `+4`. */
export const showAllAmenitiesSuffix = ', mostra tutti i servizi';
export const seeHomeLink = 'Vedi la casa';

export const cinMeaning = (comune: string, classe: string, nome: string, altrove: string) =>
  `Questo è del comune di ${comune}, classe ${classe}${nome}.${altrove}`;
export const whatIsCinTitle = 'Che cos’è il CIN?';
export const whatIsCinText = 'Il CIN è il codice nazionale che ogni struttura deve mostrare.';
export const cinPublicRegisterLink = 'Cercalo nel registro pubblico del Ministero del Turismo';
export const cinTownMismatch = ' Il comune non è quello dell’indirizzo: chiedi al proprietario.';
export const cinDemoNote = 'È un codice dimostrativo: nel registro pubblico non c’è.';

export const capacityUpTo = (posti_letto: string) => `Fino a ${posti_letto}`;

export const backToResultsLink = 'Torna ai risultati';
export const homesInPlace = (place: string) => `Case ${place}`;
export const datesAndPriceLink = 'Date e prezzo';
export const detailsTitle = 'Dettagli';
export const kitchenFact = 'Cucina';
export const noKitchenFact = 'Senza cucina';
export const cinFactLabel = 'CIN';
export const finalCleaningFact = 'Pulizie finali';
export const addYourListingLink = 'Inserisci la tua Struttura';
export const guaranteedBadge = 'Sicura';
export const notGuaranteedBadge = 'Non garantita';
export const payTheOwnerNote = 'Si paga al proprietario';
export const hostTitle = 'Chi ti apre la porta';
export const callButton = 'Chiama';
export const whatsappButton = 'WhatsApp';
export const emailButton = 'E-mail';
export const contactOwnerHint =
  'Scrivi o chiama per chiedere qualsiasi cosa: risponde direttamente il proprietario, senza centralini.';
export const noContactsYet = 'Il proprietario non ha ancora lasciato un telefono o un’e-mail.';
export const priceOnRequest = 'Prezzo su richiesta';
export const priceFromPrefix = 'da';
export const pricePerNightSuffix = '/ notte';
export const listingsTitle = 'Strutture';
export const guaranteeBadgeTitle = 'Cos’è il badge «Sicura»?';
export const guaranteeBadgeText =
  'Il proprietario ha completato la verifica dei pagamenti: se paghi con carta, la prenotazione è garantita. Senza badge puoi comunque chiedere informazioni.';
export const ownerInvitationTitle = 'Hai una casa qui?';
export const listingIsFree = 'L’inserimento è gratuito.';
export const informationLabel = 'Informazioni';
export const amenitiesTitle = 'Servizi';
export const includedAmenitiesTitle = 'Servizi inclusi';

export const regionDrawingAlt = (regione: string) => `${regione}, un disegno`;
export const photosComingTitle = 'Le foto di questa casa sono in arrivo';
export const photosComingText = 'Intanto ti mostriamo la sua regione. Per vedere le stanze,';
export const contactHostLink = 'chiedi a chi ti apre la porta.';

export const sleepingRoomsTitle = 'Dove si dorme';
export const goodToKnowTitle = 'Da sapere';
export const arrivalAndDepartureTitle = 'Arrivo e partenza';
export const cancellationTitle = 'Se devi annullare';
const languageListFormat = new Intl.ListFormat('it', { type: 'conjunction' });
export const hostSpeaks = (codes: readonly Lingua[]) =>
  `Parla ${languageListFormat.format(codes.map((code) => languageNames[code]))}`;
export const hostMemberSince = (mese: string) => `Su ${brandName} da ${mese}`;
export const hostAnswerTime = (ore: number) =>
  ore === 1 ? 'Di solito risponde entro un’ora' : `Di solito risponde entro ${ore} ore`;

export const locationTitle = 'Dove si trova';
export const seaLabel = 'Mare';
export const stationLabel = 'Stazione ferroviaria';
export const airportLabel = 'Aeroporto';
export const nearestTownLabel = 'Città più vicina';
export const approximateDistance = (km: number, metri: boolean) => {
  if (km >= 1) return `circa ${km} km`;
  return metri ? `circa ${Math.round(km * 1000)} m` : 'meno di 1 km';
};
export const mapPrecisionNotes: Record<Precisione, string> = {
  esatta: 'Il segnaposto indica la casa.',
  approssimativa: 'La mappa mostra la zona: l’indirizzo preciso arriva con la prenotazione confermata.',
  comune: 'La mappa mostra il comune: il punto preciso non è ancora segnato.',
};
export const distancesNote =
  'Distanze in linea d’aria, arrotondate. Nell’elenco delle stazioni mancano alcune linee locali.';
export const sourcesLink = 'Fonti: Natural Earth, Trainline, OurAirports, GeoNames';

export const distanceInKm = (km: number) => `a ${km} km`;

export const noListingsInTownYet = (inRegione: string) =>
  `, ${inRegione}, non ci sono ancora strutture. Se ne hai una, inserirla è gratuito.`;
export const meanwhileInPlace = (dove: string) => `Intanto, ${dove}:`;
export const inTheTownOf = 'Nel comune di';
export const noHomesYetTitle = 'Nessuna casa, per ora';
export const backToMapLink = 'Torna alla mappa';

export const saveButton = 'Salva';
export const savedState = 'Salvata';
export const saveHomeLabel = (nome: string) => `Salva ${nome}`;
