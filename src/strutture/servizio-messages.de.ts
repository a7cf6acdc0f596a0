import { isServizio, type Servizio } from './rules/servizi.ts';
import type { IsTranslation } from '../kernel/translation.ts';

/** What visitors read of a service; its value in addresses and calls is the Italian name. */
const NAMES: Record<Servizio, string> = {
  'Prima Colazione Inclusa': 'Frühstück inbegriffen',
  WiFi: 'WLAN',
  'Aria Condizionata': 'Klimaanlage',
  Riscaldamento: 'Heizung',
  Cucina: 'Küche',
  Balcone: 'Balkon',
  Terrazza: 'Terrasse',
  Giardino: 'Garten',
  Parcheggio: 'Parkplatz',
  Garage: 'Garage',
  Ascensore: 'Aufzug',
  'Smart TV': 'Smart-TV',
  Netflix: 'Netflix',
  Lavatrice: 'Waschmaschine',
  Lavastoviglie: 'Geschirrspüler',
  Barbecue: 'Grill',
  Piscina: 'Pool',
  Spa: 'Wellnessbereich',
  Palestra: 'Fitnessraum',
  'Accesso Mare': 'Zugang zum Meer',
  'Vista Mare': 'Meerblick',
  'Vista Montagna': 'Bergblick',
  'Centro Storico': 'Altstadt',
  'Vicino Stazione': 'Nahe am Bahnhof',
  'Vicino Aeroporto': 'Nahe am Flughafen',
  'Pet Friendly': 'Haustiere willkommen',
  Camino: 'Kamin',
};

/** What nobody knows any more is called as it was stored. */
export function nameOfService(servizio: string): string {
  return isServizio(servizio) ? NAMES[servizio] : servizio;
}

true satisfies IsTranslation<typeof import('./servizio-messages.it.ts'), typeof import('./servizio-messages.de.ts')>;
