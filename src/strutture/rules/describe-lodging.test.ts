import { expect, test } from 'vitest';
import { podere } from '../../../test/podere.ts';
import { withLanguage } from '../../../test/test-language.ts';
import { SERVIZI } from './servizi.ts';
import { describeLodging, factsOf, type LodgingFacts, META_DESCRIPTION_LENGTH } from './describe-lodging.ts';
import * as visitorMessagesEn from '../messages/visitor.en.ts';
import * as visitorMessagesDe from '../messages/visitor.de.ts';
import * as visitorMessagesFr from '../messages/visitor.fr.ts';
import * as messages from '../messages/visitor.it.ts';

const place = {
  publicUrl: 'https://www.ospitalia.example',
  path: '/struttura/12/podere-le-querce',
  regione: 'Toscana',
};
const house: LodgingFacts = {
  ...podere(),
  cin: 'IT052015C2ABCDEFGH',
  prezzo_notte: 95.5,
  servizi: ['WiFi', 'Pet Friendly'],
  immagini: ['/foto/xxxxxxxxxxxxxxxxxxxxxx-1200x900.webp'],
  camere: [],
  posizione: { lat: 43.10121, lon: 11.78124, precisione: 'comune' },
};

test('describes a whole home with all the facts shown on its page', () => {
  const url = 'https://www.ospitalia.example/struttura/12/podere-le-querce';
  expect(describeLodging(house, place, messages.lodgingPhrases)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    '@id': url,
    url,
    name: 'Podere Le Querce',
    description: 'Casale in pietra tra gli ulivi.',
    image: ['https://www.ospitalia.example/foto/xxxxxxxxxxxxxxxxxxxxxx-1200x900.webp'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Strada delle Vigne 14',
      addressLocality: 'Montepulciano',
      addressRegion: 'Toscana',
      postalCode: '53045',
      addressCountry: 'IT',
    },
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'CIN',
      name: 'Codice Identificativo Nazionale',
      value: 'IT052015C2ABCDEFGH',
    },
    telephone: '+39 333 555 0101',
    email: 'anna@example.it',
    priceRange: 'da 95,50\u00a0€ a notte',
    currenciesAccepted: 'EUR',
    numberOfRooms: 2,
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'WiFi', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'Pet Friendly', value: true },
    ],
    petsAllowed: true,
    containsPlace: [
      {
        '@type': 'Accommodation',
        name: 'Podere Le Querce',
        numberOfBedrooms: 2,
        numberOfBathroomsTotal: 1,
        occupancy: { '@type': 'QuantitativeValue', maxValue: 4, unitText: 'persone' },
      },
    ],
  });
});

test.each([
  [['bb'], 'BedAndBreakfast'],
  [['casa_vacanza', 'bb'], 'BedAndBreakfast'],
  [['affittacamere'], 'LodgingBusiness'],
  [['agriturismo'], 'LodgingBusiness'],
] as const)('maps the types %j to the schema.org type %s', (tipo_struttura, type) => {
  expect(describeLodging({ ...house, tipo_struttura }, place, messages.lodgingPhrases)['@type']).toBe(type);
});

test('lists each available room of a bnb with its beds', () => {
  const verde = { nome_camera: 'La Verde', posti_letto: 3, tipo_letti: '3_singoli' as const, disponibile: true };
  const camere = [{ ...verde, nome_camera: 'La Rossa', posti_letto: 4, disponibile: false }, verde];
  const described = describeLodging({ ...house, tipo_prenotazione: 'bnb', camere }, place, messages.lodgingPhrases);
  expect(described.numberOfRooms).toBe(1);
  expect(described.containsPlace).toEqual([
    {
      '@type': 'HotelRoom',
      name: 'La Verde',
      occupancy: { '@type': 'QuantitativeValue', maxValue: 3, unitText: 'persone' },
      bed: [{ '@type': 'BedDetails', typeOfBed: 'Single', numberOfBeds: 3 }],
    },
  ]);
});

test('omits unknown facts', () => {
  const bare = { ...house, telefono: null, email: null, cin: '', prezzo_notte: 0, servizi: [], immagini: [] };
  const unknown =
    /^(?:telephone|email|identifier|priceRange|petsAllowed|image|geo|aggregateRating|checkinTime|checkoutTime|smokingAllowed|availableLanguage)$/;
  expect(Object.keys(describeLodging(bare, place, messages.lodgingPhrases)).filter((key) => unknown.test(key))).toEqual(
    [],
  );
});

test('describes house rules and beds', () => {
  const complete: LodgingFacts = {
    ...house,
    servizi: ['WiFi'],
    stanze: [
      { nome: 'Camera', tipo_letti: '1_matrimoniale_1_singolo' },
      { nome: 'Soggiorno', tipo_letti: 'divano_letto' },
    ],
    arrivo_dalle: '15:00',
    partenza_entro: '10:00',
    fumo: 'fuori',
    accoglie_lingue: ['it', 'en'],
  };
  const bed = (typeOfBed: string) => ({ '@type': 'BedDetails', typeOfBed, numberOfBeds: 1 });
  expect(describeLodging(complete, place, messages.lodgingPhrases)).toMatchObject({
    checkinTime: '15:00',
    checkoutTime: '10:00',
    smokingAllowed: false,
    availableLanguage: ['it', 'en'],
    containsPlace: [{ bed: [bed('Double'), bed('Single'), bed('Sofa bed')] }],
  });
});

test.each([
  ['si', true],
  ['no', false],
  ['su_richiesta', 'Su richiesta'],
] as const)(
  'for the answer «%s» about pets, returns petsAllowed %j regardless of the services',
  (animali, petsAllowed) => {
    expect(describeLodging({ ...house, animali }, place, messages.lodgingPhrases)).toMatchObject({ petsAllowed });
  },
);

test('includes the coordinates only if the position is exact, and the street only if it is known', () => {
  const geo = { '@type': 'GeoCoordinates', latitude: 43.10121, longitude: 11.78124 };
  const at = (precisione: 'esatta' | 'approssimativa') =>
    describeLodging({ ...house, posizione: { ...house.posizione, precisione } }, place, messages.lodgingPhrases);
  expect(at('esatta')).toMatchObject({ geo });
  expect(at('approssimativa')).not.toHaveProperty('geo');
  expect(describeLodging({ ...house, indirizzo: '' }, place, messages.lodgingPhrases).address).not.toHaveProperty(
    'streetAddress',
  );
});

test('describes the price and services in the language of the page', () => {
  const { priceRange, amenityFeature } = describeLodging(
    { ...house, servizi: ['Piscina'] },
    place,
    visitorMessagesEn.lodgingPhrases,
  );
  expect(priceRange).toMatch(/^from .* a night$/);
  expect(amenityFeature).toMatchObject([{ name: visitorMessagesEn.lodgingPhrases.nameOfService('Piscina') }]);
  expect(visitorMessagesEn.lodgingPhrases.nameOfService('Piscina')).not.toBe('Piscina');
});

test.each([
  [
    'it',
    messages.lodgingPhrases,
    'Casa vacanza a Montepulciano: 4 posti letto, 2 camere, 1 bagno. WiFi, Piscina. Da 95 € a notte.',
  ],
  [
    'en',
    visitorMessagesEn.lodgingPhrases,
    'Holiday home in Montepulciano: sleeps 4, 2 bedrooms, 1 bathroom. Wi-Fi, Pool. From €95 a night.',
  ],
  [
    'de',
    visitorMessagesDe.lodgingPhrases,
    'Ferienhaus/-wohnung in Montepulciano: 4 Schlafplätze, 2 Zimmer, 1 Bad. WLAN, Pool. Ab 95 € pro Nacht.',
  ],
  [
    'fr',
    visitorMessagesFr.lodgingPhrases,
    'Location de vacances à Montepulciano : 4 couchages, 2 chambres, 1 salle de bains. Wi-Fi, Piscine. Dès 95 € par nuit.',
  ],
] as const)('builds the meta description of a home in the language %s', (language, phrases, sentence) => {
  const description = withLanguage(language, () =>
    factsOf({ ...house, prezzo_notte: 95, servizi: ['WiFi', 'Piscina'] }, phrases),
  );
  expect(description.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence);
});

test('the meta description lists only as many services as fit, and none if the home has no services', () => {
  const description = factsOf({ ...house, servizi: [...SERVIZI] }, messages.lodgingPhrases);
  expect(description.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH);
  expect(description).toContain(messages.lodgingPhrases.nameOfService(SERVIZI[0]));
  expect(factsOf({ ...house, servizi: [], prezzo_notte: 0 }, messages.lodgingPhrases)).toMatch(/1 bagno\.$/);
});
