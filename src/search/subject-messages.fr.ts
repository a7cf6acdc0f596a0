import type { IsTranslation } from '../kernel/translation.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';

/** What a list is of, before its place: « Agritourismes en Toscane », « Maisons avec jardin ». */
export const subjectMessages = {
  case: 'Maisons',
  tipi: {
    casa_vacanza: 'Maisons de vacances',
    bb: 'B&B',
    affittacamere: 'Chambres à louer',
    agriturismo: 'Agritourismes',
  } satisfies Record<TipoStruttura, string>,
  servizi: {
    'Prima Colazione Inclusa': 'Maisons avec petit-déjeuner',
    WiFi: 'Maisons avec Wi-Fi',
    'Aria Condizionata': 'Maisons climatisées',
    Riscaldamento: 'Maisons avec chauffage',
    Cucina: 'Maisons avec cuisine',
    Balcone: 'Maisons avec balcon',
    Terrazza: 'Maisons avec terrasse',
    Giardino: 'Maisons avec jardin',
    Parcheggio: 'Maisons avec parking',
    Garage: 'Maisons avec garage',
    Ascensore: 'Maisons avec ascenseur',
    'Smart TV': 'Maisons avec smart TV',
    Netflix: 'Maisons avec Netflix',
    Lavatrice: 'Maisons avec lave-linge',
    Lavastoviglie: 'Maisons avec lave-vaisselle',
    Barbecue: 'Maisons avec barbecue',
    Piscina: 'Maisons avec piscine',
    Spa: 'Maisons avec spa',
    Palestra: 'Maisons avec salle de sport',
    'Accesso Mare': 'Maisons avec accès à la mer',
    'Vista Mare': 'Maisons avec vue sur la mer',
    'Vista Montagna': 'Maisons avec vue sur les montagnes',
    'Centro Storico': 'Maisons dans le centre historique',
    'Vicino Stazione': 'Maisons près de la gare',
    'Vicino Aeroporto': 'Maisons près de l’aéroport',
    'Pet Friendly': 'Maisons acceptant les animaux',
    Camino: 'Maisons avec cheminée',
  } satisfies Record<Servizio, string>,
  sicura: 'Maisons avec le badge « Sicura »',
};

true satisfies IsTranslation<typeof import('./subject-messages.it.ts'), typeof import('./subject-messages.fr.ts')>;
