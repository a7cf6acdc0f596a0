import { brandName } from '../../kernel/brand/brand.ts';
import type { StoryFact } from './visitor.it.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { Capacity } from '../rules/capacity.ts';
import { countOf } from '../rules/count-of.en.ts';
import type { Lingua } from '../rules/lingue.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import type { HouseRulePhrases } from '../rules/house-rule-lines.ts';
import type { Animali, Feste, Fumo, Stanza } from '../rules/house-rules.ts';
import { FLAG_FIELDS, type FlagField } from '../rules/flag-fields.ts';
import { isServizio, type Servizio } from '../rules/servizi.ts';
import { inCitta } from '../../locations/rules/place-phrase.en.ts';
import { ITALIAN, type Language, LANGUAGES } from '../../kernel/language.ts';
import type { Translations } from '../rules/translations.ts';
import type { HomeStory, StoryField } from '../rules/listing-fields.ts';
import { OWNER_TEXTS, type TextLanguages } from '../rules/text-languages.ts';
import type { Precisione } from '../../locations/rules/map-circle.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const listingNotFound = 'We can’t find that place.';
export const homeGone = `This place is no longer on ${brandName}.`;
export const homePaused = 'This place isn’t taking guests for now';
export const homePausedHint = 'Its owner has paused it: when it opens again, you’ll find it at this address.';
export const townRequired = 'Enter the town.';
export const pageNotFound = 'We can’t find that page.';
export const listingNumbersInvalid = 'Give the numbers of the places, 60 at most, separated by commas.';
export const pageSizeInvalid = 'The number of places per page isn’t valid.';

const placesInRooms = ({ posti, camere }: Capacity) => `Beds for ${formatCount(posti)} in ${countOf(camere, 'camera')}`;
export const capacityTexts: Record<Capacity['kind'], (capacity: Capacity) => string> = {
  whole: ({ posti }) => countOf(posti, 'posto'),
  rooms: (capacity) => `${placesInRooms(capacity)}, up to ${capacity.ospiti} per room`,
  equalRooms: (capacity) => `${placesInRooms(capacity)}, ${capacity.ospiti} per room`,
  noRooms: placesInRooms,
};

export const bedTypeNames = {
  '1_matrimoniale': '1 double bed',
  '2_singoli': '2 single beds',
  '1_matrimoniale_1_singolo': '1 double bed and 1 single',
  '1_matrimoniale_2_singoli': '1 double bed and 2 singles',
  '2_matrimoniali': '2 double beds',
  '3_singoli': '3 single beds',
  '4_singoli': '4 single beds',
  letti_castello: 'Bunk beds',
  divano_letto: 'Sofa bed',
};
export const cinClassNames = {
  B4: 'rented accommodation run as a business',
  B5: 'farm stays',
  C1: 'bed and breakfast',
  C2: 'other private accommodation for rent',
};
export const languageNames: Record<Lingua, string> = {
  it: 'Italian',
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  ru: 'Russian',
  uk: 'Ukrainian',
  zh: 'Chinese',
  lis: 'Italian Sign Language',
};

const arrivalBetween = (dalle: string, entro: string) => `Check-in from ${dalle} to ${entro}`;
const arrivalFrom = (dalle: string) => `Check-in from ${dalle}`;
const arrivalBy = (entro: string) => `Check-in by ${entro}`;
const departureBy = (entro: string) => `Check-out by ${entro}`;
const petRules: Record<Animali, string> = {
  si: 'Pets are welcome',
  su_richiesta: 'Pets on request: write before you book',
  no: 'No pets',
};
const petsAllowed = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return petRules[answer];
  return petRules[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
const smokingRules: Record<Fumo, string> = {
  si: 'Smoking is allowed indoors',
  fuori: 'Smoking outdoors only',
  no: 'No smoking',
};
const partyRules: Record<Feste, string> = { si: 'Parties only if agreed with the host', no: 'No parties' };
const stepsToTheDoor = (count: number) => {
  if (count === 0) return 'No steps up to the door';
  return pluralEn(count, { one: '1 step up to the door', other: `${formatCount(count)} steps up to the door` });
};
export const houseRulePhrases = {
  title: 'House rules',
  doorAccess: 'Access',
  steps: stepsToTheDoor,
  arrivalBetween,
  arrivalFrom,
  arrivalBy,
  departureBy,
  petsAllowed,
  smoking: smokingRules,
  parties: partyRules,
} as const satisfies HouseRulePhrases & Record<'title' | 'doorAccess', string>;

export const flagNames: Record<FlagField, string> = { ha_cucina: 'Kitchen' };
export const flagQuestions: Record<FlagField, string> = { ha_cucina: 'Guests can use the kitchen' };
export const flagDescriptions: Record<FlagField, string> = { ha_cucina: 'kitchen for guests to use' };
const flagSpaces: Record<FlagField, string> = { ha_cucina: 'kitchen' };
export function spacesOf(home: Record<FlagField, boolean>): string[] {
  return FLAG_FIELDS.filter((field) => home[field]).map((field) => flagSpaces[field]);
}

export const listingsFound = (count: number, where = 'in the area') =>
  `${pluralEn(count, { one: '1 place to stay', other: `${formatCount(count)} places to stay` })} found ${where}`;
export const loadingListings = 'Loading the places…';
export const listingTypeNames = {
  casa_vacanza: 'Holiday home',
  bb: 'B&B',
  affittacamere: 'Guest rooms',
  agriturismo: 'Farm stay',
};

/** Displayed names only. URLs and API calls use the Italian names. */
const NAMES: Record<Servizio, string> = {
  'Prima Colazione Inclusa': 'Breakfast included',
  WiFi: 'Wi-Fi',
  'Aria Condizionata': 'Air conditioning',
  Riscaldamento: 'Heating',
  Cucina: 'Kitchen',
  Balcone: 'Balcony',
  Terrazza: 'Terrace',
  Giardino: 'Garden',
  Parcheggio: 'Parking',
  Garage: 'Garage',
  Ascensore: 'Lift',
  'Smart TV': 'Smart TV',
  Netflix: 'Netflix',
  Lavatrice: 'Washing machine',
  Lavastoviglie: 'Dishwasher',
  Barbecue: 'Barbecue',
  Piscina: 'Pool',
  Spa: 'Spa',
  Palestra: 'Gym',
  'Accesso Mare': 'Sea access',
  'Vista Mare': 'Sea view',
  'Vista Montagna': 'Mountain view',
  'Centro Storico': 'Historic centre',
  'Vicino Stazione': 'Near the station',
  'Vicino Aeroporto': 'Near the airport',
  'Pet Friendly': 'Pets welcome',
  Camino: 'Fireplace',
};
/** A service that was removed from the list is shown under its stored name. */
export function nameOfService(servizio: string): string {
  return isServizio(servizio) ? NAMES[servizio] : servizio;
}

export const lodgingPhrases = {
  people: 'people',
  petsOnRequest: 'On request',
  startingPrice: (prezzo: string) => `from ${prezzo} a night`,
  nameOfService,
  typeNames: listingTypeNames,
  inTown: inCitta,
  countOf,
  summary: (casa: string, misure: string) => `${casa}: ${misure.replace('Sleeps', 'sleeps')}.`,
};

export const writtenIn = (language: Language) => `In the owner’s own words, in ${languageNames[language]}:`;
export const roomNamesIn = (languages: readonly Language[]) =>
  `The rooms have ${languages.map((each) => languageNames[each]).join(' and ')} names.`;
export const machineTranslated = (language: Language) => `Automatically translated from ${languageNames[language]}.`;
export const showOriginalLink = (language: Language) => `Read the original in ${languageNames[language]}`;

const inLanguage = (language: Language) => `in ${languageNames[language]}`;
export const descriptionInLanguage = (language: Language) => `Description ${inLanguage(language)}`;
export const fieldInLanguage = (campo: string, language: Language) => `${campo} ${inLanguage(language)}`;
export const nameWithLanguage = (name: string, language: Language) =>
  language === ITALIAN ? name : `${name} (${inLanguage(language)})`;
export const translatedNames = (names: Translations): string[] =>
  LANGUAGES.flatMap((each) => {
    const name = names[each];
    return name === undefined ? [] : [`${inLanguage(each)} ${name.testo}`];
  });

export const petAnswers: Record<Animali, string> = { si: 'Welcome', su_richiesta: 'On request', no: 'Not allowed' };
export const smokingAnswers: Record<Fumo, string> = { si: 'Allowed', fuori: 'Outdoors only', no: 'No smoking' };
export const partyAnswers: Record<Feste, string> = { si: 'Allowed', no: 'No parties' };
export const storyFieldLabels: Record<StoryField, string> = {
  stanze: 'Where guests sleep',
  arrivo_dalle: 'Check-in from',
  arrivo_entro: 'Check-in by',
  partenza_entro: 'Check-out by',
  animali: 'Pets',
  animali_nota: 'Note about pets',
  fumo: 'Smoking',
  feste: 'Parties',
  regole: 'House rules',
  gradini: 'Steps to the door',
  gradini_nota: 'Note about the steps',
  accoglie_nome: 'Name of the host',
  accoglie_lingue: 'Languages spoken',
  accoglie_parole: 'A few words from the host',
  lingue_testi: 'Languages of the texts',
  posizione_approssimativa: 'Location',
};
function textLanguagesText(languages: TextLanguages): string {
  const named = OWNER_TEXTS.flatMap((name) => {
    const language = languages[name];
    const label = name === 'descrizione' ? 'Description' : storyFieldLabels[name];
    return language === undefined ? [] : [`${label}: ${languageNames[language]}`];
  });
  return named.join('; ');
}
export function sleepingRoomText({ nome, tipo_letti }: Stanza): string {
  return `${nome}: ${bedTypeNames[tipo_letti].toLowerCase()}`;
}
export function storyFacts(story: HomeStory): StoryFact[] {
  const facts: (readonly [StoryField, string])[] = [
    [
      'posizione_approssimativa',
      story.posizione_approssimativa ? 'approximate, without the house number' : 'with the house number',
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
export const hostPhotoLabel = 'Photo of the host';
export const hostPhotoNone = 'none';
export const hostPhotoNew = 'a new photo';
export const hostPhotoPresent = 'a photo';
export const mapPointLabel = 'Point on the map';
export const townCentrePoint = 'the centre of the town';

export const callHomeLabel = (nome: string) => `Call ${nome}`;
export const writeToHomeLabel = (nome: string) => `Write to ${nome}`;
export const seeHomeLabel = (nome: string) => `See the place: ${nome}`;
export const showAllAmenitiesSuffix = ', show all amenities';
export const seeHomeLink = 'See the place';

export const cinMeaning = (comune: string, classe: string, nome: string, altrove: string) =>
  `This one belongs to the municipality of ${comune}, class ${classe}${nome}.${altrove}`;
export const whatIsCinTitle = 'What is the CIN?';
export const whatIsCinText =
  'The CIN is the national identification code that every place to stay in Italy must display.';
export const cinPublicRegisterLink = 'Look it up in the public register of the Italian Ministry of Tourism';
export const cinTownMismatch = ' The municipality isn’t that of the address: ask the owner.';
export const cinDemoNote = 'This is a sample code: it isn’t in the public register.';

export const capacityUpTo = (posti_letto: string) => `Up to ${posti_letto}`;

export const backToResultsLink = 'Back to the results';
export const homesInPlace = (place: string) => `Places to stay ${place}`;
export const datesAndPriceLink = 'Dates and price';
export const detailsTitle = 'Details';
export const kitchenFact = 'Kitchen';
export const noKitchenFact = 'No kitchen';
export const cinFactLabel = 'CIN';
export const finalCleaningFact = 'Cleaning fee';
export const addYourListingLink = 'List your place';
export const guaranteedBadge = 'Sicura';
export const notGuaranteedBadge = 'Not guaranteed';
export const payTheOwnerNote = 'You pay the owner';
export const hostTitle = 'Who’ll welcome you';
export const callButton = 'Call';
export const whatsappButton = 'WhatsApp';
export const emailButton = 'Email';
export const contactOwnerHint = 'Write or call to ask anything you like: you speak to the owner directly.';
export const noContactsYet = 'The owner hasn’t left a phone number or an email address yet.';
export const priceOnRequest = 'Price on request';
export const priceFromPrefix = 'from';
export const pricePerNightSuffix = '/ night';
export const listingsTitle = 'Places to stay';
export const guaranteeBadgeTitle = 'What is the “Sicura” badge?';
export const guaranteeBadgeText =
  'The owner has completed payment verification: when you pay by card, your booking is guaranteed. Without the badge you can still ask for information.';
export const ownerInvitationTitle = 'Do you have a place here?';
export const listingIsFree = 'Listing it is free.';
export const informationLabel = 'Information';
export const amenitiesTitle = 'Amenities';
export const includedAmenitiesTitle = 'Amenities included';

export const regionDrawingAlt = (regione: string) => `A drawing of ${regione}`;
export const photosComingTitle = 'Photos of this place are coming soon';
export const photosComingText = 'Meanwhile, here is its region. To see the rooms,';
export const contactHostLink = 'ask the owner.';

export const sleepingRoomsTitle = 'Where you’ll sleep';
export const goodToKnowTitle = 'Good to know';
export const arrivalAndDepartureTitle = 'Check-in and check-out';
export const cancellationTitle = 'If you have to cancel';
const languageListFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const hostSpeaks = (codes: readonly Lingua[]) =>
  `Speaks ${languageListFormat.format(codes.map((code) => languageNames[code]))}`;
export const hostMemberSince = (mese: string) => `On ${brandName} since ${mese}`;
export const hostAnswerTime = (ore: number) =>
  `Usually replies within ${pluralEn(ore, { one: 'an hour', other: `${ore} hours` })}`;

export const locationTitle = 'Where you’ll be';
export const seaLabel = 'Sea';
export const stationLabel = 'Railway station';
export const airportLabel = 'Airport';
export const nearestTownLabel = 'Nearest town';
export const approximateDistance = (km: number, metri: boolean) => {
  if (km >= 1) return `about ${km} km`;
  return metri ? `about ${Math.round(km * 1000)} m` : 'less than 1 km';
};
export const mapPrecisionNotes: Record<Precisione, string> = {
  esatta: 'The marker shows where it is.',
  approssimativa: 'The map shows the area: you get the exact address once your booking is confirmed.',
  comune: 'The map shows the town: the exact spot isn’t marked yet.',
};
export const distancesNote =
  'Distances as the crow flies, rounded. A few local lines are missing from the list of stations.';
export const sourcesLink = 'Sources: Natural Earth, Trainline, OurAirports, GeoNames';

export const distanceInKm = (km: number) => `${km} km away`;

export const noListingsInTownYet = (inRegione: string) =>
  `, ${inRegione}, there are no places to stay yet. If you have one, listing it is free.`;
export const meanwhileInPlace = (dove: string) => `In the meantime, ${dove}:`;
export const inTheTownOf = 'In the municipality of';
export const noHomesYetTitle = 'No places here yet';
export const backToMapLink = 'Back to the map';

export const saveButton = 'Save';
export const savedState = 'Saved';
export const saveHomeLabel = (nome: string) => `Save ${nome}`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
