import type { Servizio } from '../../strutture/rules/servizi.ts';

/** Every service, under what a traveller looks for it by. */
export const SERVICE_GROUPS: readonly { title: string; servizi: readonly Servizio[] }[] = [
  { title: 'A tavola e in compagnia', servizi: ['Prima Colazione Inclusa', 'Cucina', 'Barbecue', 'Pet Friendly'] },
  {
    title: 'In casa',
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
    title: 'Fuori e per stare bene',
    servizi: ['Piscina', 'Giardino', 'Terrazza', 'Balcone', 'Parcheggio', 'Garage', 'Spa', 'Palestra'],
  },
  {
    title: 'Dove si trova',
    servizi: ['Accesso Mare', 'Vista Mare', 'Vista Montagna', 'Centro Storico', 'Vicino Stazione', 'Vicino Aeroporto'],
  },
];
