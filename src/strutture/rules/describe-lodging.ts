import { formatPrice, toCents } from '../../kernel/money/cents.ts';
import type { HomeStory } from './listing-fields.ts';
import { capacityOf, type Home } from './capacity.ts';
import { PET_FRIENDLY } from './apply-pet-rule.ts';
import type { Posizione } from './shown-place.ts';
import type { TipoLetti, TipoStruttura } from './tipi.ts';
import { withoutFocus } from '../../media/rules/photo-sources.ts';
import type { BedAndBreakfastLeaf, LodgingBusinessLeaf, WithContext } from 'schema-dts';

export type LodgingFacts = {
  nome: string;
  descrizione: string;
  tipo_struttura: readonly TipoStruttura[];
  tipo_prenotazione: Home['tipo_prenotazione'];
  cin: string;
  indirizzo: string;
  citta: string;
  cap: string;
  prezzo_notte: number;
  posti_letto: number;
  num_camere: number;
  num_bagni: number;
  servizi: readonly string[];
  telefono: string | null;
  email: string | null;
  immagini: readonly string[];
  camere: readonly { nome_camera: string; posti_letto: number; tipo_letti: TipoLetti; disponibile: boolean }[];
  posizione: Posizione;
} & Pick<HomeStory, 'stanze' | 'arrivo_dalle' | 'partenza_entro' | 'animali' | 'fumo' | 'accoglie_lingue'>;

export type LodgingPhrases = {
  people: string;
  petsOnRequest: string;
  startingPrice: (prezzo: string) => string;
  nameOfService: (servizio: string) => string;
  typeNames: Readonly<Record<TipoStruttura, string>>;
  inTown: (citta: string) => string;
  countOf: (count: number, noun: 'posto' | 'camera' | 'bagno') => string;
  summary: (casa: string, misure: string) => string;
};

export type LodgingPlace = { publicUrl: string; path: string; regione: string };

function persons(maxValue: number, { people: unitText }: LodgingPhrases) {
  return { '@type': 'QuantitativeValue', maxValue, unitText } as const;
}

/** The bed types come from schema.org's examples. `letti_castello` is one bunk bed. */
const BEDS: Record<TipoLetti, readonly (readonly [type: string, count: number])[]> = {
  '1_matrimoniale': [['Double', 1]],
  '2_singoli': [['Single', 2]],
  '1_matrimoniale_1_singolo': [
    ['Double', 1],
    ['Single', 1],
  ],
  '1_matrimoniale_2_singoli': [
    ['Double', 1],
    ['Single', 2],
  ],
  '2_matrimoniali': [['Double', 2]],
  '3_singoli': [['Single', 3]],
  '4_singoli': [['Single', 4]],
  letti_castello: [['Bunk bed', 1]],
  divano_letto: [['Sofa bed', 1]],
};

function bedsOf(tipi: readonly TipoLetti[]) {
  const beds = tipi
    .flatMap((tipo) => BEDS[tipo])
    .map(([typeOfBed, numberOfBeds]) => ({ '@type': 'BedDetails', typeOfBed, numberOfBeds }) as const);
  return beds.length > 0 && { bed: beds };
}

function accommodationsOf(facts: LodgingFacts, words: LodgingPhrases) {
  if (facts.tipo_prenotazione === 'bnb') {
    const onOffer = facts.camere.filter(({ disponibile }) => disponibile);
    return onOffer.map(({ nome_camera, posti_letto, tipo_letti }) => {
      const room = { name: nome_camera, occupancy: persons(posti_letto, words), ...bedsOf([tipo_letti]) };
      return { '@type': 'HotelRoom', ...room } as const;
    });
  }
  const { nome, posti_letto, num_camere, num_bagni, stanze } = facts;
  const size = {
    numberOfBedrooms: num_camere,
    numberOfBathroomsTotal: num_bagni,
    occupancy: persons(posti_letto, words),
  };
  return [{ '@type': 'Accommodation', name: nome, ...size, ...bedsOf(stanze.map((each) => each.tipo_letti)) } as const];
}

/** Describes house rules. schema.org accepts both a boolean and text for `petsAllowed`. */
function rulesOf(facts: LodgingFacts, { petsOnRequest }: LodgingPhrases) {
  const { arrivo_dalle, partenza_entro, animali, servizi, fumo, accoglie_lingue } = facts;
  const isWelcome = animali === 'si' || (animali === null && servizi.includes(PET_FRIENDLY));
  return {
    ...(arrivo_dalle !== null && { checkinTime: arrivo_dalle }),
    ...(partenza_entro !== null && { checkoutTime: partenza_entro }),
    ...(isWelcome && { petsAllowed: true }),
    ...(animali === 'no' && { petsAllowed: false }),
    ...(animali === 'su_richiesta' && { petsAllowed: petsOnRequest }),
    ...(fumo !== null && { smokingAllowed: fumo === 'si' }),
    ...(accoglie_lingue.length > 0 && { availableLanguage: [...accoglie_lingue] }),
  };
}

/** Only exact places get coordinates, because search engines would show a shifted point as the exact place (ADR 0080). */
function geoOf({ precisione, lat, lon }: Posizione) {
  return precisione === 'esatta' && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } as const };
}

function addressOf({ indirizzo, citta, cap }: LodgingFacts, regione: string) {
  return {
    '@type': 'PostalAddress',
    ...(indirizzo !== '' && { streetAddress: indirizzo }),
    addressLocality: citta,
    addressRegion: regione,
    postalCode: cap,
    addressCountry: 'IT',
  } as const;
}

function optionalPropertiesOf(facts: LodgingFacts, publicUrl: string, { startingPrice }: LodgingPhrases) {
  const { immagini, cin, telefono, email, prezzo_notte } = facts;
  const name = 'Codice Identificativo Nazionale';
  return {
    ...(immagini.length > 0 && { image: immagini.map((photo) => publicUrl + withoutFocus(photo)) }),
    ...(cin !== '' && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', name, value: cin } as const }),
    ...(telefono !== null && { telephone: telefono }),
    ...(email !== null && { email }),
    ...(prezzo_notte > 0 && { priceRange: startingPrice(formatPrice(toCents(prezzo_notte))) }),
  };
}

export const META_DESCRIPTION_LENGTH = 155;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function firstServices(services: readonly string[], room: number): string {
  const [first, ...others] = services;
  if (first === undefined || first.length + 2 > room) return '';
  const listed = others.reduce(
    (list, each) => (list.length + each.length + 4 > room ? list : `${list}, ${each}`),
    first,
  );
  return ` ${capital(listed)}.`;
}

/**
 * Describes a home by its facts, for pages in a language in which the owner wrote no text.
 * @example factsOf(struttura, words)
 * // 'Casa vacanza a Montepulciano: 4 posti letto, 2 camere, 1 bagno. WiFi, Piscina. Da 95 € a notte.'
 */
export function factsOf(facts: LodgingFacts, words: LodgingPhrases): string {
  const { tipo_struttura, citta, num_bagni, prezzo_notte, servizi } = facts;
  const { posti, camere } = capacityOf(facts);
  const what = tipo_struttura.map((tipo) => words.typeNames[tipo]).join(', ');
  const counted = [words.countOf(posti, 'posto'), words.countOf(camere, 'camera'), words.countOf(num_bagni, 'bagno')];
  const home = words.summary(`${what} ${words.inTown(citta)}`, counted.join(', '));
  const price = prezzo_notte > 0 ? ` ${capital(words.startingPrice(formatPrice(toCents(prezzo_notte))))}.` : '';
  return (
    home + firstServices(servizi.map(words.nameOfService), META_DESCRIPTION_LENGTH - home.length - price.length) + price
  );
}

/**
 * Returns the schema.org data of a home. `VacationRental` is not used, because Google requires exact coordinates and at least
 * eight photos for it (ADR 0066).
 * @example describeLodging(struttura, place, words).identifier
 * // { '@type': 'PropertyValue', propertyID: 'CIN', name: '…', value: 'IT052015C2ABC' }
 */
export function describeLodging(
  facts: LodgingFacts,
  { publicUrl, path, regione }: LodgingPlace,
  words: LodgingPhrases,
): WithContext<LodgingBusinessLeaf | BedAndBreakfastLeaf> {
  const url = publicUrl + path;
  return {
    '@context': 'https://schema.org',
    '@type': facts.tipo_struttura.includes('bb') ? 'BedAndBreakfast' : 'LodgingBusiness',
    '@id': url,
    url,
    name: facts.nome,
    description: facts.descrizione,
    ...optionalPropertiesOf(facts, publicUrl, words),
    address: addressOf(facts, regione),
    ...geoOf(facts.posizione),
    ...rulesOf(facts, words),
    currenciesAccepted: 'EUR',
    numberOfRooms: capacityOf(facts).camere,
    amenityFeature: facts.servizi.map(
      (servizio) =>
        ({ '@type': 'LocationFeatureSpecification', name: words.nameOfService(servizio), value: true }) as const,
    ),
    containsPlace: accommodationsOf(facts, words),
  };
}
