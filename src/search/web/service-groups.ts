import type { Servizio } from '../../strutture/rules/servizi.ts';
import * as messages from '../messages/visitor.ts';

export const SERVICE_GROUPS: readonly { title: string; servizi: readonly Servizio[] }[] = [
  { title: messages.diningServicesTitle, servizi: ['Prima Colazione Inclusa', 'Cucina', 'Barbecue', 'Pet Friendly'] },
  {
    title: messages.indoorServicesTitle,
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
    title: messages.outdoorServicesTitle,
    servizi: ['Piscina', 'Giardino', 'Terrazza', 'Balcone', 'Parcheggio', 'Garage', 'Spa', 'Palestra'],
  },
  {
    title: messages.locationServicesTitle,
    servizi: ['Accesso Mare', 'Vista Mare', 'Vista Montagna', 'Centro Storico', 'Vicino Stazione', 'Vicino Aeroporto'],
  },
];
