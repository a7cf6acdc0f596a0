import type { IsTranslation } from '../kernel/translation.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { Gradini } from './rules/search-criteria.ts';

/** What a list is of, before its place: « Agritourismes en Toscane », « Hébergements avec jardin ». */
export const subjectMessages = {
  case: 'Hébergements',
  tipi: {
    casa_vacanza: 'Locations de vacances',
    bb: 'Chambres d’hôtes',
    affittacamere: 'Chambres chez l’habitant',
    agriturismo: 'Agritourismes',
  } satisfies Record<TipoStruttura, string>,
  servizi: {
    'Prima Colazione Inclusa': 'Hébergements avec petit-déjeuner',
    WiFi: 'Hébergements avec Wi-Fi',
    'Aria Condizionata': 'Hébergements climatisés',
    Riscaldamento: 'Hébergements avec chauffage',
    Cucina: 'Hébergements avec cuisine',
    Balcone: 'Hébergements avec balcon',
    Terrazza: 'Hébergements avec terrasse',
    Giardino: 'Hébergements avec jardin',
    Parcheggio: 'Hébergements avec parking',
    Garage: 'Hébergements avec garage',
    Ascensore: 'Hébergements avec ascenseur',
    'Smart TV': 'Hébergements avec smart TV',
    Netflix: 'Hébergements avec Netflix',
    Lavatrice: 'Hébergements avec lave-linge',
    Lavastoviglie: 'Hébergements avec lave-vaisselle',
    Barbecue: 'Hébergements avec barbecue',
    Piscina: 'Hébergements avec piscine',
    Spa: 'Hébergements avec spa',
    Palestra: 'Hébergements avec salle de sport',
    'Accesso Mare': 'Hébergements avec accès à la mer',
    'Vista Mare': 'Hébergements avec vue sur la mer',
    'Vista Montagna': 'Hébergements avec vue sur les montagnes',
    'Centro Storico': 'Hébergements dans le centre historique',
    'Vicino Stazione': 'Hébergements près de la gare',
    'Vicino Aeroporto': 'Hébergements près de l’aéroport',
    'Pet Friendly': 'Hébergements acceptant les animaux',
    Camino: 'Hébergements avec cheminée',
  } satisfies Record<Servizio, string>,
  sicura: 'Hébergements avec le badge « Sicura »',
  gradini: {
    nessuno: 'Hébergements sans marches',
    'non-detti': 'Hébergements qui n’indiquent pas les marches',
  } satisfies Record<Gradini, string>,
};

true satisfies IsTranslation<typeof import('./subject-messages.it.ts'), typeof import('./subject-messages.fr.ts')>;
