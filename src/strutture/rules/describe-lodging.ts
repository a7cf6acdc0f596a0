import { formatPrice, toCents } from '../../kernel/cents.ts';
import type { BedAndBreakfastLeaf, LodgingBusinessLeaf, WithContext } from 'schema-dts';

export type LodgingFacts = {
  nome: string;
  descrizione: string;
  tipo_struttura: readonly string[];
  tipo_prenotazione: string;
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
  camere: readonly { nome_camera: string; posti_letto: number }[];
};

/** Where it is told: the site without a final slash, the page's path, and the region's name. */
export type LodgingPlace = { publicUrl: string; path: string; regione: string };

const PETS = 'Pet Friendly';

function persons(maxValue: number) {
  return { '@type': 'QuantitativeValue', maxValue, unitText: 'persone' } as const;
}

function accommodationsOf(facts: LodgingFacts) {
  if (facts.tipo_prenotazione === 'bnb') {
    return facts.camere.map(({ nome_camera, posti_letto }) => {
      return { '@type': 'HotelRoom', name: nome_camera, occupancy: persons(posti_letto) } as const;
    });
  }
  const { nome, posti_letto, num_camere, num_bagni } = facts;
  const size = { numberOfBedrooms: num_camere, numberOfBathroomsTotal: num_bagni, occupancy: persons(posti_letto) };
  return [{ '@type': 'Accommodation', name: nome, ...size } as const];
}

function addressOf({ indirizzo, citta, cap }: LodgingFacts, regione: string) {
  return {
    '@type': 'PostalAddress',
    streetAddress: indirizzo,
    addressLocality: citta,
    addressRegion: regione,
    postalCode: cap,
    addressCountry: 'IT',
  } as const;
}

function ownPartsOf({ immagini, cin, telefono, email, prezzo_notte, servizi }: LodgingFacts, publicUrl: string) {
  const name = 'Codice Identificativo Nazionale';
  return {
    ...(immagini.length > 0 && { image: immagini.map((photo) => publicUrl + photo) }),
    ...(cin !== '' && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', name, value: cin } as const }),
    ...(telefono !== null && { telephone: telefono }),
    ...(email !== null && { email }),
    ...(prezzo_notte > 0 && { priceRange: `da ${formatPrice(toCents(prezzo_notte))} a notte` }),
    ...(servizi.includes(PETS) && { petsAllowed: true }),
  };
}

/**
 * A struttura in schema.org's words: only what its owner has said and its page shows. `VacationRental` is left to houses of which
 * coordinates are known to five decimals: ours are the comune's. So are ratings, of which there are none.
 * @example describeLodging(struttura, place).identifier
 * // { '@type': 'PropertyValue', propertyID: 'CIN', name: '…', value: 'IT052015C2ABC' }
 */
export function describeLodging(
  facts: LodgingFacts,
  { publicUrl, path, regione }: LodgingPlace,
): WithContext<LodgingBusinessLeaf | BedAndBreakfastLeaf> {
  const url = publicUrl + path;
  return {
    '@context': 'https://schema.org',
    '@type': facts.tipo_struttura.includes('bb') ? 'BedAndBreakfast' : 'LodgingBusiness',
    '@id': url,
    url,
    name: facts.nome,
    description: facts.descrizione,
    ...ownPartsOf(facts, publicUrl),
    address: addressOf(facts, regione),
    currenciesAccepted: 'EUR',
    numberOfRooms: facts.num_camere,
    amenityFeature: facts.servizi.map(
      (name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }) as const,
    ),
    containsPlace: accommodationsOf(facts),
  };
}
