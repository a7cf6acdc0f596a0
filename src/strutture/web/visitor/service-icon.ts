import type { IconName } from '../../../ui/icons/icon-name.ts';
import type { Servizio } from '../../rules/servizi.ts';

const ICONS: Record<Servizio, IconName> = {
  'Prima Colazione Inclusa': 'coffee',
  WiFi: 'wifi-high',
  'Aria Condizionata': 'snowflake',
  Riscaldamento: 'thermometer-hot',
  Cucina: 'cooking-pot',
  Balcone: 'sun-horizon',
  Terrazza: 'sun',
  Giardino: 'tree',
  Parcheggio: 'car',
  Garage: 'garage',
  Ascensore: 'elevator',
  'Smart TV': 'television-simple',
  Netflix: 'film-strip',
  Lavatrice: 'washing-machine',
  Lavastoviglie: 'drop',
  Barbecue: 'fire',
  Piscina: 'swimming-pool',
  Spa: 'flower-lotus',
  Palestra: 'barbell',
  'Accesso Mare': 'umbrella-simple',
  'Vista Mare': 'waves',
  'Vista Montagna': 'mountains',
  'Centro Storico': 'buildings',
  'Vicino Stazione': 'train',
  'Vicino Aeroporto': 'airplane-tilt',
  'Pet Friendly': 'paw-print',
  Camino: 'campfire',
};
const icons = new Map<string, IconName>(Object.entries(ICONS));

export function serviceIcon(servizio: string): IconName {
  return icons.get(servizio) ?? 'check';
}
