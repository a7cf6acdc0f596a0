import { brandName } from '../../kernel/brand/brand.ts';
import type { StoryFact } from './visitor.it.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { Capacity } from '../rules/capacity.ts';
import { countOf } from '../rules/count-of.de.ts';
import type { Lingua } from '../rules/lingue.ts';
import type { HouseRulePhrases } from '../rules/house-rule-lines.ts';
import type { Animali, Feste, Fumo, Stanza } from '../rules/house-rules.ts';
import { FLAG_FIELDS, type FlagField } from '../rules/flag-fields.ts';
import { isServizio, type Servizio } from '../rules/servizi.ts';
import { inCitta } from '../../locations/rules/place-phrase.de.ts';
import { ITALIAN, type Language, LANGUAGES } from '../../kernel/language.ts';
import type { Translations } from '../rules/translations.ts';
import type { HomeStory, StoryField } from '../rules/listing-fields.ts';
import { OWNER_TEXTS, type TextLanguages } from '../rules/text-languages.ts';
import type { Precisione } from '../../locations/rules/map-circle.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const listingNotFound = 'Unterkunft nicht gefunden.';
export const homeGone = `Diese Unterkunft ist nicht mehr auf ${brandName}.`;
export const homePaused = 'Diese Unterkunft nimmt zurzeit keine Gäste auf';
export const homePausedHint =
  'Der Gastgeber macht Pause. Sobald er wieder öffnet, finden Sie die Unterkunft unter dieser Adresse.';
export const townRequired = 'Geben Sie den Ort an.';
export const pageNotFound = 'Diese Seite gibt es nicht.';
export const listingNumbersInvalid = 'Geben Sie die Nummern der Unterkünfte an, höchstens 60, durch Kommas getrennt.';
export const pageSizeInvalid = 'Die Zahl der Unterkünfte pro Seite ist ungültig.';

/** This phrase needs the dative, but `countOf` returns the nominative. */
const placesInRooms = ({ posti, camere }: Capacity) =>
  `${countOf(posti, 'posto')} in ${formatCount(camere)} ${pluralDe(camere, { one: 'Zimmer', other: 'Zimmern' })}`;
export const capacityTexts: Record<Capacity['kind'], (capacity: Capacity) => string> = {
  whole: ({ posti }) => countOf(posti, 'posto'),
  rooms: (capacity) => `${placesInRooms(capacity)}, bis zu ${capacity.ospiti} pro Zimmer`,
  equalRooms: (capacity) => `${placesInRooms(capacity)}, ${capacity.ospiti} pro Zimmer`,
  noRooms: placesInRooms,
};

export const bedTypeNames = {
  '1_matrimoniale': '1 Doppelbett',
  '2_singoli': '2 Einzelbetten',
  '1_matrimoniale_1_singolo': '1 Doppelbett und 1 Einzelbett',
  '1_matrimoniale_2_singoli': '1 Doppelbett und 2 Einzelbetten',
  '2_matrimoniali': '2 Doppelbetten',
  '3_singoli': '3 Einzelbetten',
  '4_singoli': '4 Einzelbetten',
  letti_castello: 'Stockbetten',
  divano_letto: 'Schlafsofa',
} as const;
export const cinClassNames = {
  B4: 'gewerblich vermietete Unterkünfte',
  B5: 'Urlaub auf dem Bauernhof',
  C1: 'Bed & Breakfast',
  C2: 'andere privat vermietete Unterkünfte',
} as const;
export const languageNames: Record<Lingua, string> = {
  it: 'Italienisch',
  en: 'Englisch',
  de: 'Deutsch',
  fr: 'Französisch',
  es: 'Spanisch',
  pt: 'Portugiesisch',
  nl: 'Niederländisch',
  pl: 'Polnisch',
  ru: 'Russisch',
  uk: 'Ukrainisch',
  zh: 'Chinesisch',
  lis: 'Italienische Gebärdensprache',
};

const arrivalBetween = (dalle: string, entro: string) => `Anreise von ${dalle} bis ${entro} Uhr`;
const arrivalFrom = (dalle: string) => `Anreise ab ${dalle} Uhr`;
const arrivalBy = (entro: string) => `Anreise bis ${entro} Uhr`;
const departureBy = (entro: string) => `Abreise bis ${entro} Uhr`;
const petRules: Record<Animali, string> = {
  si: 'Haustiere sind willkommen',
  su_richiesta: 'Haustiere auf Anfrage, bitte schreiben Sie vor der Buchung',
  no: 'Keine Haustiere',
};
const petsAllowed = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return petRules[answer];
  return petRules[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
const smokingRules: Record<Fumo, string> = {
  si: 'Drinnen darf geraucht werden',
  fuori: 'Geraucht wird nur im Freien',
  no: 'Nichtraucher-Unterkunft',
};
const partyRules: Record<Feste, string> = {
  si: 'Feiern nur nach Absprache mit den Gastgebern',
  no: 'Keine Feiern',
};
const stepsToTheDoor = (count: number) => {
  if (count === 0) return 'Keine Stufe bis zur Tür';
  return pluralDe(count, { one: '1 Stufe bis zur Tür', other: `${formatCount(count)} Stufen bis zur Tür` });
};
export const houseRulePhrases = {
  title: 'Hausregeln',
  doorAccess: 'Zugang',
  steps: stepsToTheDoor,
  arrivalBetween,
  arrivalFrom,
  arrivalBy,
  departureBy,
  petsAllowed,
  smoking: smokingRules,
  parties: partyRules,
} as const satisfies HouseRulePhrases & Record<'title' | 'doorAccess', string>;

export const flagNames: Record<FlagField, string> = { ha_cucina: 'Küche' };
export const flagQuestions: Record<FlagField, string> = { ha_cucina: 'Gäste können die Küche benutzen' };
export const flagDescriptions: Record<FlagField, string> = { ha_cucina: 'Küche für die Gäste' };
const flagSpaces: Record<FlagField, string> = { ha_cucina: 'Küche' };
export function spacesOf(home: Record<FlagField, boolean>): string[] {
  return FLAG_FIELDS.filter((field) => home[field]).map((field) => flagSpaces[field]);
}

export const listingsFound = (count: number, where = 'in der Gegend') =>
  `${pluralDe(count, { one: '1 Unterkunft', other: `${formatCount(count)} Unterkünfte` })} ${where} gefunden`;
export const loadingListings = 'Unterkünfte werden geladen…';
export const listingTypeNames = {
  casa_vacanza: 'Ferienhaus/-wohnung',
  bb: 'B&B',
  affittacamere: 'Gästezimmer',
  agriturismo: 'Bauernhof',
} as const;

const NAMES: Record<Servizio, string> = {
  'Prima Colazione Inclusa': 'Frühstück inbegriffen',
  WiFi: 'WLAN',
  'Aria Condizionata': 'Klimaanlage',
  Riscaldamento: 'Heizung',
  Cucina: 'Küche',
  Balcone: 'Balkon',
  Terrazza: 'Terrasse',
  Giardino: 'Garten',
  Parcheggio: 'Parkplatz',
  Garage: 'Garage',
  Ascensore: 'Aufzug',
  'Smart TV': 'Smart-TV',
  Netflix: 'Netflix',
  Lavatrice: 'Waschmaschine',
  Lavastoviglie: 'Geschirrspüler',
  Barbecue: 'Grill',
  Piscina: 'Pool',
  Spa: 'Wellnessbereich',
  Palestra: 'Fitnessraum',
  'Accesso Mare': 'Zugang zum Meer',
  'Vista Mare': 'Meerblick',
  'Vista Montagna': 'Bergblick',
  'Centro Storico': 'Altstadt',
  'Vicino Stazione': 'Nahe am Bahnhof',
  'Vicino Aeroporto': 'Nahe am Flughafen',
  'Pet Friendly': 'Haustiere willkommen',
  Camino: 'Kamin',
};
export function nameOfService(servizio: string): string {
  return isServizio(servizio) ? NAMES[servizio] : servizio;
}

export const lodgingPhrases = {
  people: 'Personen',
  petsOnRequest: 'Auf Anfrage',
  startingPrice: (prezzo: string) => `ab ${prezzo} pro Nacht`,
  nameOfService,
  typeNames: listingTypeNames,
  inTown: inCitta,
  countOf,
  summary: (casa: string, misure: string) => `${casa}: ${misure}.`,
};

const translatedFrom: Record<Language, string> = {
  it: 'Italienischen',
  en: 'Englischen',
  de: 'Deutschen',
  fr: 'Französischen',
};
const adjectives: Record<Language, string> = {
  it: 'italienische',
  en: 'englische',
  de: 'deutsche',
  fr: 'französische',
};
export const writtenIn = (language: Language) =>
  `Die Gastgeber in ihren eigenen Worten, auf ${languageNames[language]}:`;
export const roomNamesIn = (languages: readonly Language[]) =>
  `Die Zimmer haben ${languages.map((each) => adjectives[each]).join(' und ')} Namen.`;
export const machineTranslated = (language: Language) => `Automatisch aus dem ${translatedFrom[language]} übersetzt.`;
export const showOriginalLink = (language: Language) => `Original auf ${languageNames[language]} lesen`;

const inLanguage = (language: Language) => `auf ${languageNames[language]}`;
export const descriptionInLanguage = (language: Language) => `Beschreibung ${inLanguage(language)}`;
export const fieldInLanguage = (campo: string, language: Language) => `${campo} ${inLanguage(language)}`;
export const nameWithLanguage = (name: string, language: Language) =>
  language === ITALIAN ? name : `${name} (${inLanguage(language)})`;
export const translatedNames = (names: Translations): string[] =>
  LANGUAGES.flatMap((each) => {
    const name = names[each];
    return name === undefined ? [] : [`${inLanguage(each)} ${name.testo}`];
  });

export const petAnswers: Record<Animali, string> = {
  si: 'Willkommen',
  su_richiesta: 'Auf Anfrage',
  no: 'Nicht erlaubt',
};
export const smokingAnswers: Record<Fumo, string> = { si: 'Rauchen erlaubt', fuori: 'Nur im Freien', no: 'Rauchfrei' };
export const partyAnswers: Record<Feste, string> = { si: 'Erlaubt', no: 'Keine Feiern' };
export const storyFieldLabels: Record<StoryField, string> = {
  stanze: 'Wo Gäste schlafen',
  arrivo_dalle: 'Anreise ab',
  arrivo_entro: 'Anreise bis',
  partenza_entro: 'Abreise bis',
  animali: 'Haustiere',
  animali_nota: 'Hinweis zu Haustieren',
  fumo: 'Rauchen',
  feste: 'Feiern',
  regole: 'Hausregeln',
  gradini: 'Stufen bis zur Tür',
  gradini_nota: 'Hinweis zu den Stufen',
  accoglie_nome: 'Name des Gastgebers',
  accoglie_lingue: 'Gesprochene Sprachen',
  accoglie_parole: 'Ein paar Worte der Gastgeber',
  lingue_testi: 'Sprachen der Texte',
  posizione_approssimativa: 'Lage',
};
function textLanguagesText(languages: TextLanguages): string {
  const named = OWNER_TEXTS.flatMap((name) => {
    const language = languages[name];
    const label = name === 'descrizione' ? 'Beschreibung' : storyFieldLabels[name];
    return language === undefined ? [] : [`${label}: ${languageNames[language]}`];
  });
  return named.join('; ');
}
export function sleepingRoomText({ nome, tipo_letti, lingua = ITALIAN, traduzioni = {} }: Stanza): string {
  const names = [nameWithLanguage(nome, lingua), ...translatedNames(traduzioni)].join(', ');
  return `${names}: ${bedTypeNames[tipo_letti]}`;
}
export function storyFacts(story: HomeStory): StoryFact[] {
  const facts: (readonly [StoryField, string])[] = [
    ['posizione_approssimativa', story.posizione_approssimativa ? 'ungefähr, ohne Hausnummer' : 'mit Hausnummer'],
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
export const hostPhotoLabel = 'Foto des Gastgebers';
export const hostPhotoNone = 'keines';
export const hostPhotoNew = 'ein neues Foto';
export const hostPhotoPresent = 'ein Foto';
export const mapPointLabel = 'Punkt auf der Karte';
export const townCentrePoint = 'die Ortsmitte';

export const callHomeLabel = (nome: string) => `${nome} anrufen`;
export const writeToHomeLabel = (nome: string) => `An ${nome} schreiben`;
export const seeHomeLabel = (nome: string) => `Zur Unterkunft: ${nome}`;
export const showAllAmenitiesSuffix = ', ganze Ausstattung anzeigen';
export const seeHomeLink = 'Zur Unterkunft';

export const cinMeaning = (comune: string, classe: string, nome: string, altrove: string) =>
  `Dieser CIN gehört zur Gemeinde ${comune}, Klasse ${classe}${nome}.${altrove}`;
export const whatIsCinTitle = 'Was ist der CIN?';
export const whatIsCinText = 'Der CIN ist die nationale Kennung, die jede Unterkunft angeben muss.';
export const cinPublicRegisterLink = 'Im öffentlichen Register des Tourismusministeriums suchen';
export const cinTownMismatch = ' Das ist nicht die Gemeinde der Adresse. Fragen Sie den Gastgeber.';
export const cinDemoNote = 'Es ist ein Beispielcode. Im öffentlichen Register steht er nicht.';

export const capacityUpTo = (posti_letto: string) => `Max. ${posti_letto}`;

export const backToResultsLink = 'Zurück zu den Ergebnissen';
export const homesInPlace = (place: string) => `Unterkünfte ${place}`;
export const datesAndPriceLink = 'Termin und Preis';
export const detailsTitle = 'Details';
export const kitchenFact = 'Küche';
export const noKitchenFact = 'Ohne Küche';
export const cinFactLabel = 'CIN';
export const finalCleaningFact = 'Endreinigung';
export const addYourListingLink = 'Unterkunft eintragen';
export const guaranteedBadge = 'Sicura';
export const notGuaranteedBadge = 'Ohne Garantie';
export const payTheOwnerNote = 'Bezahlung beim Gastgeber';
export const hostTitle = 'Wer Ihnen die Tür öffnet';
export const callButton = 'Anrufen';
export const whatsappButton = 'WhatsApp';
export const emailButton = 'E-Mail';
export const contactOwnerHint =
  'Bei Fragen aller Art schreiben Sie oder rufen Sie an. Es antwortet der Gastgeber selbst, kein Callcenter.';
export const noContactsYet = 'Der Gastgeber hat noch keine Telefonnummer oder E-Mail-Adresse angegeben.';
export const priceOnRequest = 'Preis auf Anfrage';
export const priceFromPrefix = 'ab';
export const pricePerNightSuffix = '/ Nacht';
export const listingsTitle = 'Unterkünfte';
export const guaranteeBadgeTitle = 'Was ist das Siegel „Sicura“?';
export const guaranteeBadgeText =
  'Der Gastgeber hat die Zahlungsprüfung abgeschlossen. Wenn Sie mit Karte bezahlen, ist Ihre Buchung garantiert. Auch ohne Siegel können Sie jederzeit nachfragen.';
export const ownerInvitationTitle = 'Haben Sie hier eine Unterkunft?';
export const listingIsFree = 'Der Eintrag ist kostenlos.';
export const informationLabel = 'Informationen';
export const amenitiesTitle = 'Ausstattung';
export const includedAmenitiesTitle = 'Inklusive';

export const regionDrawingAlt = (regione: string) => `${regione}, eine Zeichnung`;
export const photosComingTitle = 'Fotos dieser Unterkunft folgen';
export const photosComingText = 'Bis dahin zeigen wir Ihnen die Region. Wenn Sie die Zimmer sehen möchten,';
export const contactHostLink = 'fragen Sie die Gastgeber.';

export const sleepingRoomsTitle = 'Wo Sie schlafen';
export const goodToKnowTitle = 'Gut zu wissen';
export const arrivalAndDepartureTitle = 'Anreise und Abreise';
export const cancellationTitle = 'Falls Sie stornieren';
const languageListFormat = new Intl.ListFormat('de', { type: 'conjunction' });
export const hostSpeaks = (codes: readonly Lingua[]) =>
  `Spricht ${languageListFormat.format(codes.map((code) => languageNames[code]))}`;
export const hostMemberSince = (mese: string) => `Seit ${mese} auf ${brandName}`;
export const hostAnswerTime = (ore: number) =>
  pluralDe(ore, {
    one: 'Antwortet meist innerhalb einer Stunde',
    other: `Antwortet meist innerhalb von ${ore} Stunden`,
  });

export const locationTitle = 'Lage';
export const seaLabel = 'Meer';
export const stationLabel = 'Bahnhof';
export const airportLabel = 'Flughafen';
export const nearestTownLabel = 'Nächste Stadt';
export const approximateDistance = (km: number, metri: boolean) => {
  if (km >= 1) return `etwa ${km} km`;
  return metri ? `etwa ${Math.round(km * 1000)} m` : 'unter 1 km';
};
export const mapPrecisionNotes: Record<Precisione, string> = {
  esatta: 'Die Markierung auf der Karte zeigt, wo die Unterkunft liegt.',
  approssimativa: 'Die Karte zeigt die Gegend. Die genaue Adresse erhalten Sie mit der bestätigten Buchung.',
  comune: 'Die Karte zeigt die Gemeinde. Der genaue Punkt ist noch nicht eingetragen.',
};
export const distancesNote =
  'Entfernungen als Luftlinie, gerundet. Im Verzeichnis der Bahnhöfe fehlen einige Lokalbahnen.';
export const sourcesLink = 'Quellen: Natural Earth, Trainline, OurAirports, GeoNames';

export const distanceInKm = (km: number) => `${km} km entfernt`;

export const noListingsInTownYet = (inRegione: string) =>
  `, ${inRegione}, gibt es noch keine Unterkünfte. Wenn Sie eine haben, tragen Sie sie kostenlos ein.`;
export const meanwhileInPlace = (dove: string) => `Schon jetzt ${dove}:`;
export const inTheTownOf = 'In der Gemeinde';
export const noHomesYetTitle = 'Zurzeit keine Unterkünfte';
export const backToMapLink = 'Zurück zur Karte';

export const saveButton = 'Merken';
export const savedState = 'Gemerkt';
export const saveHomeLabel = (nome: string) => `${nome} merken`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
