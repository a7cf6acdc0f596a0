import { brandName } from '../../kernel/brand/brand.ts';
import type { StoryFact } from './visitor.it.ts';
import type { Capacity } from '../rules/capacity.ts';
import { countOf } from '../rules/count-of.fr.ts';
import type { Lingua } from '../rules/lingue.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import type { HouseRulePhrases } from '../rules/house-rule-lines.ts';
import type { Animali, Feste, Fumo, Stanza } from '../rules/house-rules.ts';
import { FLAG_FIELDS, type FlagField } from '../rules/flag-fields.ts';
import { isServizio, type Servizio } from '../rules/servizi.ts';
import { inCitta } from '../../locations/rules/place-phrase.fr.ts';
import { ITALIAN, type Language, LANGUAGES } from '../../kernel/language.ts';
import type { Translations } from '../rules/translations.ts';
import type { HomeStory, StoryField } from '../rules/listing-fields.ts';
import { OWNER_TEXTS, type TextLanguages } from '../rules/text-languages.ts';
import type { Precisione } from '../../locations/rules/map-circle.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const listingNotFound = 'Hébergement introuvable.';
export const homeGone = `Cet hébergement n’est plus sur ${brandName}.`;
export const homePaused = 'Cet hébergement n’accueille personne pour l’instant';
export const homePausedHint =
  'Le propriétaire l’a mis en pause : dès sa réouverture, vous le retrouverez à cette adresse.';
export const townRequired = 'Indiquez la ville.';
export const pageNotFound = 'La page demandée n’existe pas.';
export const listingNumbersInvalid = 'Indiquez les numéros des hébergements, 60 au maximum, séparés par des virgules.';
export const pageSizeInvalid = 'Le nombre d’hébergements par page n’est pas valide.';

const placesInRooms = ({ posti, camere }: Capacity) => `${countOf(posti, 'posto')} dans ${countOf(camere, 'camera')}`;
export const capacityTexts: Record<Capacity['kind'], (capacity: Capacity) => string> = {
  whole: ({ posti }) => countOf(posti, 'posto'),
  rooms: (capacity) => `${placesInRooms(capacity)}, jusqu’à ${capacity.ospiti} par chambre`,
  equalRooms: (capacity) => `${placesInRooms(capacity)}, ${capacity.ospiti} par chambre`,
  noRooms: placesInRooms,
};

export const bedTypeNames = {
  '1_matrimoniale': '1 lit double',
  '2_singoli': '2 lits simples',
  '1_matrimoniale_1_singolo': '1 lit double et 1 simple',
  '1_matrimoniale_2_singoli': '1 lit double et 2 simples',
  '2_matrimoniali': '2 lits doubles',
  '3_singoli': '3 lits simples',
  '4_singoli': '4 lits simples',
  letti_castello: 'Lits superposés',
  divano_letto: 'Canapé-lit',
};
export const cinClassNames = {
  B4: 'logements loués à titre professionnel',
  B5: 'agritourismes',
  C1: 'chambres d’hôtes (bed and breakfast)',
  C2: 'autres logements privés en location',
};
export const languageNames: Record<Lingua, string> = {
  it: 'italien',
  en: 'anglais',
  de: 'allemand',
  fr: 'français',
  es: 'espagnol',
  pt: 'portugais',
  nl: 'néerlandais',
  pl: 'polonais',
  ru: 'russe',
  uk: 'ukrainien',
  zh: 'chinois',
  lis: 'langue des signes italienne',
};

const arrivalBetween = (dalle: string, entro: string) => `Arrivée entre ${dalle} et ${entro}`;
const arrivalFrom = (dalle: string) => `Arrivée à partir de ${dalle}`;
const arrivalBy = (entro: string) => `Arrivée au plus tard à ${entro}`;
const departureBy = (entro: string) => `Départ au plus tard à ${entro}`;
const petRules: Record<Animali, string> = {
  si: 'Les animaux sont les bienvenus',
  su_richiesta: 'Animaux sur demande : écrivez avant de réserver',
  no: 'Animaux non admis',
};
const petsAllowed = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return petRules[answer];
  return petRules[answer] + (answer === 'su_richiesta' ? '. ' : ' : ');
};
const smokingRules: Record<Fumo, string> = {
  si: 'Fumeurs admis à l’intérieur',
  fuori: 'Fumeurs admis à l’extérieur seulement',
  no: 'Non-fumeur',
};
const partyRules: Record<Feste, string> = {
  si: 'Fêtes seulement avec l’accord du propriétaire',
  no: 'Pas de fêtes',
};
const stepsToTheDoor = (count: number) => {
  if (count === 0) return 'Aucune marche jusqu’à la porte';
  return pluralFr(count, {
    one: '1 marche jusqu’à la porte',
    other: `${formatCount(count)} marches jusqu’à la porte`,
  });
};
export const houseRulePhrases = {
  title: 'Règlement intérieur',
  doorAccess: 'Accès à l’hébergement',
  steps: stepsToTheDoor,
  arrivalBetween,
  arrivalFrom,
  arrivalBy,
  departureBy,
  petsAllowed,
  smoking: smokingRules,
  parties: partyRules,
} as const satisfies HouseRulePhrases & Record<'title' | 'doorAccess', string>;

export const flagNames: Record<FlagField, string> = { ha_cucina: 'Cuisine' };
export const flagQuestions: Record<FlagField, string> = { ha_cucina: 'Les voyageurs peuvent utiliser la cuisine' };
export const flagDescriptions: Record<FlagField, string> = { ha_cucina: 'cuisine à la disposition des voyageurs' };
const flagSpaces: Record<FlagField, string> = { ha_cucina: 'cuisine' };
export function spacesOf(home: Record<FlagField, boolean>): string[] {
  return FLAG_FIELDS.filter((field) => home[field]).map((field) => flagSpaces[field]);
}

export const listingsFound = (count: number, where = 'dans la zone') =>
  pluralFr(count, {
    one: `${formatCount(count)} hébergement trouvé ${where}`,
    other: `${formatCount(count)} hébergements trouvés ${where}`,
  });
export const loadingListings = 'Chargement des hébergements…';
export const listingTypeNames = {
  casa_vacanza: 'Location de vacances',
  bb: 'Chambres d’hôtes',
  affittacamere: 'Chambres chez l’habitant',
  agriturismo: 'Agritourisme',
};

const NAMES: Record<Servizio, string> = {
  'Prima Colazione Inclusa': 'Petit-déjeuner compris',
  WiFi: 'Wi-Fi',
  'Aria Condizionata': 'Climatisation',
  Riscaldamento: 'Chauffage',
  Cucina: 'Cuisine',
  Balcone: 'Balcon',
  Terrazza: 'Terrasse',
  Giardino: 'Jardin',
  Parcheggio: 'Parking',
  Garage: 'Garage',
  Ascensore: 'Ascenseur',
  'Smart TV': 'Smart TV',
  Netflix: 'Netflix',
  Lavatrice: 'Lave-linge',
  Lavastoviglie: 'Lave-vaisselle',
  Barbecue: 'Barbecue',
  Piscina: 'Piscine',
  Spa: 'Spa',
  Palestra: 'Salle de sport',
  'Accesso Mare': 'Accès à la mer',
  'Vista Mare': 'Vue mer',
  'Vista Montagna': 'Vue montagne',
  'Centro Storico': 'Centre historique',
  'Vicino Stazione': 'Près de la gare',
  'Vicino Aeroporto': 'Près de l’aéroport',
  'Pet Friendly': 'Animaux bienvenus',
  Camino: 'Cheminée',
};
export function nameOfService(servizio: string): string {
  return isServizio(servizio) ? NAMES[servizio] : servizio;
}

export const lodgingPhrases = {
  people: 'personnes',
  petsOnRequest: 'Sur demande',
  startingPrice: (prezzo: string) => `dès ${prezzo} par nuit`,
  nameOfService,
  typeNames: listingTypeNames,
  inTown: inCitta,
  countOf,
  summary: (casa: string, misure: string) => `${casa}\u00a0: ${misure}.`,
};

const translatedFrom: Record<Language, string> = {
  it: 'de l’italien',
  en: 'de l’anglais',
  de: 'de l’allemand',
  fr: 'du français',
};
const adjectives: Record<Language, string> = { it: 'italiens', en: 'anglais', de: 'allemands', fr: 'français' };
export const writtenIn = (language: Language) => `Dans les mots du propriétaire, en ${languageNames[language]} :`;
export const roomNamesIn = (languages: readonly Language[]) =>
  `Les chambres ont des noms ${languages.map((each) => adjectives[each]).join(' et ')}.`;
export const machineTranslated = (language: Language) => `Traduit automatiquement ${translatedFrom[language]}.`;
export const showOriginalLink = (language: Language) => `Lire l’original en ${languageNames[language]}`;

const inLanguage = (language: Language) => `en ${languageNames[language]}`;
export const descriptionInLanguage = (language: Language) => `Description ${inLanguage(language)}`;
export const fieldInLanguage = (campo: string, language: Language) => `${campo} ${inLanguage(language)}`;
export const nameWithLanguage = (name: string, language: Language) =>
  language === ITALIAN ? name : `${name} (${inLanguage(language)})`;
export const translatedNames = (names: Translations): string[] =>
  LANGUAGES.flatMap((each) => {
    const name = names[each];
    return name === undefined ? [] : [`${inLanguage(each)} ${name.testo}`];
  });

export const petAnswers: Record<Animali, string> = { si: 'Bienvenus', su_richiesta: 'Sur demande', no: 'Non admis' };
export const smokingAnswers: Record<Fumo, string> = {
  si: 'Fumeurs admis',
  fuori: 'À l’extérieur seulement',
  no: 'Non-fumeur',
};
export const partyAnswers: Record<Feste, string> = { si: 'Possibles', no: 'Pas de fêtes' };
export const storyFieldLabels: Record<StoryField, string> = {
  stanze: 'Où l’on dort',
  arrivo_dalle: 'Arrivée à partir de',
  arrivo_entro: 'Arrivée au plus tard à',
  partenza_entro: 'Départ au plus tard à',
  animali: 'Animaux',
  animali_nota: 'Note sur les animaux',
  fumo: 'Tabac',
  feste: 'Fêtes',
  regole: 'Règlement intérieur',
  gradini: 'Marches jusqu’à la porte',
  gradini_nota: 'Note sur les marches',
  accoglie_nome: 'Nom de la personne qui ouvre la porte',
  accoglie_lingue: 'Langues parlées',
  accoglie_parole: 'Quelques mots de la personne qui accueille',
  lingue_testi: 'Langues des textes',
  posizione_approssimativa: 'Position',
};
function textLanguagesText(languages: TextLanguages): string {
  const named = OWNER_TEXTS.flatMap((name) => {
    const language = languages[name];
    const label = name === 'descrizione' ? 'Description' : storyFieldLabels[name];
    return language === undefined ? [] : [`${label} : ${languageNames[language]}`];
  });
  return named.join('; ');
}
export function sleepingRoomText({ nome, tipo_letti }: Stanza): string {
  return `${nome} : ${bedTypeNames[tipo_letti].toLowerCase()}`;
}
export function storyFacts(story: HomeStory): StoryFact[] {
  const facts: (readonly [StoryField, string])[] = [
    [
      'posizione_approssimativa',
      story.posizione_approssimativa ? 'approximative, sans numéro de rue' : 'avec le numéro de rue',
    ],
    ['stanze', story.stanze.map(sleepingRoomText).join(' ; ')],
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
export const hostPhotoLabel = 'Photo de la personne qui ouvre la porte';
export const hostPhotoNone = 'aucune';
export const hostPhotoNew = 'une nouvelle photo';
export const hostPhotoPresent = 'une photo';
export const mapPointLabel = 'Point sur la carte';
export const townCentrePoint = 'le centre de la ville';

export const callHomeLabel = (nome: string) => `Appeler ${nome}`;
export const writeToHomeLabel = (nome: string) => `Écrire à ${nome}`;
export const seeHomeLabel = (nome: string) => `Voir l’hébergement : ${nome}`;
export const showAllAmenitiesSuffix = ', afficher tous les équipements';
export const seeHomeLink = 'Voir l’hébergement';

const of = (nome: string) => (/^[aeiouyàâéèêîôh]/i.test(nome) ? `d’${nome}` : `de ${nome}`);
export const cinMeaning = (comune: string, classe: string, nome: string, altrove: string) =>
  `Celui-ci relève de la commune ${of(comune)}, classe ${classe}${nome}.${altrove}`;
export const whatIsCinTitle = 'Qu’est-ce que le CIN ?';
export const whatIsCinText = 'Le CIN est le code national que chaque hébergement doit afficher.';
export const cinPublicRegisterLink = 'Le chercher dans le registre public du ministère italien du Tourisme';
export const cinTownMismatch = ' La commune n’est pas celle de l’adresse : demandez au propriétaire.';
export const cinDemoNote = 'C’est un code de démonstration : il n’est pas dans le registre public.';

export const capacityUpTo = (posti_letto: string) => `Jusqu’à ${posti_letto}`;

export const backToResultsLink = 'Retour aux résultats';
export const homesInPlace = (place: string) => `Hébergements ${place}`;
export const datesAndPriceLink = 'Dates et prix';
export const detailsTitle = 'Détails';
export const kitchenFact = 'Cuisine';
export const noKitchenFact = 'Sans cuisine';
export const cinFactLabel = 'CIN';
export const finalCleaningFact = 'Ménage de fin de séjour';
export const addYourListingLink = 'Inscrivez votre hébergement';
export const guaranteedBadge = 'Sicura';
export const notGuaranteedBadge = 'Non garanti';
export const payTheOwnerNote = 'Paiement au propriétaire';
export const hostTitle = 'Qui vous ouvre la porte';
export const callButton = 'Appeler';
export const whatsappButton = 'WhatsApp';
export const emailButton = 'E-mail';
export const contactOwnerHint =
  'Écrivez ou appelez pour toute question : c’est le propriétaire qui vous répond directement, sans standard.';
export const noContactsYet = 'Le propriétaire n’a pas encore indiqué de téléphone ni d’e-mail.';
export const priceOnRequest = 'Prix sur demande';
export const priceFromPrefix = 'dès';
export const pricePerNightSuffix = '/ nuit';
export const listingsTitle = 'Hébergements';
export const guaranteeBadgeTitle = 'Qu’est-ce que le badge « Sicura » ?';
export const guaranteeBadgeText =
  'Le propriétaire a terminé la vérification des paiements : si vous payez par carte, la réservation est garantie. Sans badge, vous pouvez tout de même demander des informations.';
export const ownerInvitationTitle = 'Vous avez un hébergement ici ?';
export const listingIsFree = 'L’inscription est gratuite.';
export const informationLabel = 'Informations';
export const amenitiesTitle = 'Équipements';
export const includedAmenitiesTitle = 'Équipements et services inclus';

export const regionDrawingAlt = (regione: string) => `${regione}, un dessin`;
export const photosComingTitle = 'Les photos de cet hébergement arrivent bientôt';
export const photosComingText = 'En attendant, nous vous montrons sa région. Pour voir les pièces,';
export const contactHostLink = 'demandez au propriétaire.';

export const sleepingRoomsTitle = 'Où vous dormirez';
export const goodToKnowTitle = 'Bon à savoir';
export const arrivalAndDepartureTitle = 'Arrivée et départ';
export const cancellationTitle = 'Si vous devez annuler';
const languageListFormat = new Intl.ListFormat('fr', { type: 'conjunction' });
export const hostSpeaks = (codes: readonly Lingua[]) =>
  `Parle ${languageListFormat.format(codes.map((code) => languageNames[code]))}`;
export const hostMemberSince = (mese: string) => `Sur ${brandName} depuis ${mese}`;
export const hostAnswerTime = (ore: number) =>
  pluralFr(ore, {
    one: 'Répond en général en moins d’une heure',
    other: `Répond en général en moins de ${formatCount(ore)} heures`,
  });

export const locationTitle = 'Emplacement';
export const seaLabel = 'Mer';
export const stationLabel = 'Gare';
export const airportLabel = 'Aéroport';
export const nearestTownLabel = 'Ville la plus proche';
export const approximateDistance = (km: number, metri: boolean) => {
  if (km >= 1) return `environ ${km} km`;
  return metri ? `environ ${Math.round(km * 1000)} m` : 'moins de 1 km';
};
export const mapPrecisionNotes: Record<Precisione, string> = {
  esatta: 'Le repère sur la carte indique l’emplacement de l’hébergement.',
  approssimativa: 'La carte montre la zone : l’adresse précise arrive avec la réservation confirmée.',
  comune: 'La carte montre la commune : le point précis n’est pas encore indiqué.',
};
export const distancesNote =
  'Distances à vol d’oiseau, arrondies. Il manque quelques lignes locales dans la liste des gares.';
export const sourcesLink = 'Sources : Natural Earth, Trainline, OurAirports, GeoNames';

export const distanceInKm = (km: number) => `à ${km} km`;

export const noListingsInTownYet = (inRegione: string) =>
  `, ${inRegione}, il n’y a pas encore d’hébergements. Si vous en avez un, l’inscription est gratuite.`;
export const meanwhileInPlace = (dove: string) => `En attendant, ${dove} :`;
export const inTheTownOf = 'À';
export const noHomesYetTitle = 'Aucun hébergement, pour l’instant';
export const backToMapLink = 'Retour à la carte';

export const saveButton = 'Enregistrer';
export const savedState = 'Enregistré';
export const saveHomeLabel = (nome: string) => `Enregistrer ${nome}`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
