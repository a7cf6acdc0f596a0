import type { IsTranslation } from '../kernel/translation.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';

/** What a list is of, before its place: "Farm stays in Tuscany", "Dog-friendly homes". */
export const subjectMessages = {
  case: 'Homes',
  tipi: {
    casa_vacanza: 'Holiday homes',
    bb: 'B&Bs',
    affittacamere: 'Guest rooms',
    agriturismo: 'Farm stays',
  } satisfies Record<TipoStruttura, string>,
  servizi: {
    'Prima Colazione Inclusa': 'Homes with breakfast',
    WiFi: 'Homes with Wi-Fi',
    'Aria Condizionata': 'Homes with air conditioning',
    Riscaldamento: 'Homes with heating',
    Cucina: 'Homes with a kitchen',
    Balcone: 'Homes with a balcony',
    Terrazza: 'Homes with a terrace',
    Giardino: 'Homes with a garden',
    Parcheggio: 'Homes with parking',
    Garage: 'Homes with a garage',
    Ascensore: 'Homes with a lift',
    'Smart TV': 'Homes with a smart TV',
    Netflix: 'Homes with Netflix',
    Lavatrice: 'Homes with a washing machine',
    Lavastoviglie: 'Homes with a dishwasher',
    Barbecue: 'Homes with a barbecue',
    Piscina: 'Homes with a pool',
    Spa: 'Homes with a spa',
    Palestra: 'Homes with a gym',
    'Accesso Mare': 'Homes with access to the sea',
    'Vista Mare': 'Homes with a sea view',
    'Vista Montagna': 'Homes with a mountain view',
    'Centro Storico': 'Homes in the old town',
    'Vicino Stazione': 'Homes near the station',
    'Vicino Aeroporto': 'Homes near the airport',
    'Pet Friendly': 'Dog-friendly homes',
    Camino: 'Homes with a fireplace',
  } satisfies Record<Servizio, string>,
  sicura: 'Homes with the “Sicura” badge',
};

true satisfies IsTranslation<typeof import('./subject-messages.it.ts'), typeof import('./subject-messages.en.ts')>;
