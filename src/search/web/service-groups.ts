import * as t from './service-groups-messages.it.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';

/** Every service, under what a traveller looks for it by. */
export const SERVICE_GROUPS: readonly { title: string; servizi: readonly Servizio[] }[] = [
  { title: t.aTavola, servizi: ['Prima Colazione Inclusa', 'Cucina', 'Barbecue', 'Pet Friendly'] },
  {
    title: t.inCasa,
    servizi: [
      'WiFi',
      'Aria Condizionata',
      'Riscaldamento',
      'Camino',
      'Smart TV',
      'Netflix',
      'Lavatrice',
      'Lavastoviglie',
      'Ascensore',
    ],
  },
  {
    title: t.fuori,
    servizi: ['Piscina', 'Giardino', 'Terrazza', 'Balcone', 'Parcheggio', 'Garage', 'Spa', 'Palestra'],
  },
  {
    title: t.doveSiTrova,
    servizi: ['Accesso Mare', 'Vista Mare', 'Vista Montagna', 'Centro Storico', 'Vicino Stazione', 'Vicino Aeroporto'],
  },
];
