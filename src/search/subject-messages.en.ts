import type { IsTranslation } from '../kernel/translation.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { Gradini } from './rules/search-criteria.ts';

/** What a list is of, before its place: "Farm stays in Tuscany", "Dog-friendly places". */
export const subjectMessages = {
  case: 'Places to stay',
  tipi: {
    casa_vacanza: 'Holiday homes',
    bb: 'B&Bs',
    affittacamere: 'Guest rooms',
    agriturismo: 'Farm stays',
  } satisfies Record<TipoStruttura, string>,
  servizi: {
    'Prima Colazione Inclusa': 'Places with breakfast',
    WiFi: 'Places with Wi-Fi',
    'Aria Condizionata': 'Places with air conditioning',
    Riscaldamento: 'Places with heating',
    Cucina: 'Places with a kitchen',
    Balcone: 'Places with a balcony',
    Terrazza: 'Places with a terrace',
    Giardino: 'Places with a garden',
    Parcheggio: 'Places with parking',
    Garage: 'Places with a garage',
    Ascensore: 'Places with a lift',
    'Smart TV': 'Places with a smart TV',
    Netflix: 'Places with Netflix',
    Lavatrice: 'Places with a washing machine',
    Lavastoviglie: 'Places with a dishwasher',
    Barbecue: 'Places with a barbecue',
    Piscina: 'Places with a pool',
    Spa: 'Places with a spa',
    Palestra: 'Places with a gym',
    'Accesso Mare': 'Places with access to the sea',
    'Vista Mare': 'Places with a sea view',
    'Vista Montagna': 'Places with a mountain view',
    'Centro Storico': 'Places in the old town',
    'Vicino Stazione': 'Places near the station',
    'Vicino Aeroporto': 'Places near the airport',
    'Pet Friendly': 'Dog-friendly places',
    Camino: 'Places with a fireplace',
  } satisfies Record<Servizio, string>,
  sicura: 'Places with the “Sicura” badge',
  gradini: {
    nessuno: 'Step-free places',
    'non-detti': 'Places that don’t state their steps',
  } satisfies Record<Gradini, string>,
};

true satisfies IsTranslation<typeof import('./subject-messages.it.ts'), typeof import('./subject-messages.en.ts')>;
