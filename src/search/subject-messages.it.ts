import type { Servizio } from '../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { Gradini } from './rules/search-criteria.ts';

/** What a list is of, before its place: "Agriturismi in Toscana", "Case che accettano il cane". */
export const subjectMessages = {
  case: 'Case',
  tipi: {
    casa_vacanza: 'Case vacanza',
    bb: 'B&B',
    affittacamere: 'Affittacamere',
    agriturismo: 'Agriturismi',
  } satisfies Record<TipoStruttura, string>,
  servizi: {
    'Prima Colazione Inclusa': 'Case con la colazione',
    WiFi: 'Case con il WiFi',
    'Aria Condizionata': 'Case con l’aria condizionata',
    Riscaldamento: 'Case con il riscaldamento',
    Cucina: 'Case con la cucina',
    Balcone: 'Case con il balcone',
    Terrazza: 'Case con la terrazza',
    Giardino: 'Case con il giardino',
    Parcheggio: 'Case con il parcheggio',
    Garage: 'Case con il garage',
    Ascensore: 'Case con l’ascensore',
    'Smart TV': 'Case con la smart TV',
    Netflix: 'Case con Netflix',
    Lavatrice: 'Case con la lavatrice',
    Lavastoviglie: 'Case con la lavastoviglie',
    Barbecue: 'Case con il barbecue',
    Piscina: 'Case con la piscina',
    Spa: 'Case con la spa',
    Palestra: 'Case con la palestra',
    'Accesso Mare': 'Case con accesso al mare',
    'Vista Mare': 'Case con vista mare',
    'Vista Montagna': 'Case con vista sulle montagne',
    'Centro Storico': 'Case nel centro storico',
    'Vicino Stazione': 'Case vicino alla stazione',
    'Vicino Aeroporto': 'Case vicino all’aeroporto',
    'Pet Friendly': 'Case che accettano il cane',
    Camino: 'Case con il camino',
  } satisfies Record<Servizio, string>,
  sicura: 'Case con il badge «Sicura»',
  gradini: {
    nessuno: 'Case senza gradini',
    'non-detti': 'Case che non indicano i gradini',
  } satisfies Record<Gradini, string>,
} as const;
