import { isServizio, type Servizio } from './rules/servizi.ts';
import type { IsTranslation } from '../kernel/translation.ts';

/** What visitors read of a service; its value in addresses and calls is the Italian name. */
const NAMES: Record<Servizio, string> = {
  'Prima Colazione Inclusa': 'Breakfast included',
  WiFi: 'Wi-Fi',
  'Aria Condizionata': 'Air conditioning',
  Riscaldamento: 'Heating',
  Cucina: 'Kitchen',
  Balcone: 'Balcony',
  Terrazza: 'Terrace',
  Giardino: 'Garden',
  Parcheggio: 'Parking',
  Garage: 'Garage',
  Ascensore: 'Lift',
  'Smart TV': 'Smart TV',
  Netflix: 'Netflix',
  Lavatrice: 'Washing machine',
  Lavastoviglie: 'Dishwasher',
  Barbecue: 'Barbecue',
  Piscina: 'Pool',
  Spa: 'Spa',
  Palestra: 'Gym',
  'Accesso Mare': 'Sea access',
  'Vista Mare': 'Sea view',
  'Vista Montagna': 'Mountain view',
  'Centro Storico': 'Historic centre',
  'Vicino Stazione': 'Near the station',
  'Vicino Aeroporto': 'Near the airport',
  'Pet Friendly': 'Pets welcome',
  Camino: 'Fireplace',
};

/** What nobody knows any more is called as it was stored. */
export function nameOfService(servizio: string): string {
  return isServizio(servizio) ? NAMES[servizio] : servizio;
}

true satisfies IsTranslation<typeof import('./servizio-messages.it.ts'), typeof import('./servizio-messages.en.ts')>;
