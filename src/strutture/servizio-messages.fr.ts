import { isServizio, type Servizio } from './rules/servizi.ts';
import type { IsTranslation } from '../kernel/translation.ts';

/** What visitors read of a service; its value in addresses and calls is the Italian name. */
const NAMES: Record<Servizio, string> = {
  'Prima Colazione Inclusa': 'Petit-déjeuner compris',
  WiFi: 'Wi-Fi',
  'Aria Condizionata': 'Climatisation',
  Riscaldamento: 'Chauffage',
  Cucina: 'Cuisine',
  Balcone: 'Balcon',
  Terrazza: 'Terrasse',
  Giardino: 'Jardin',
  Parcheggio: 'Parking',
  Garage: 'Garage',
  Ascensore: 'Ascenseur',
  'Smart TV': 'Smart TV',
  Netflix: 'Netflix',
  Lavatrice: 'Lave-linge',
  Lavastoviglie: 'Lave-vaisselle',
  Barbecue: 'Barbecue',
  Piscina: 'Piscine',
  Spa: 'Spa',
  Palestra: 'Salle de sport',
  'Accesso Mare': 'Accès à la mer',
  'Vista Mare': 'Vue mer',
  'Vista Montagna': 'Vue montagne',
  'Centro Storico': 'Centre historique',
  'Vicino Stazione': 'Près de la gare',
  'Vicino Aeroporto': 'Près de l’aéroport',
  'Pet Friendly': 'Animaux bienvenus',
  Camino: 'Cheminée',
};

/** What nobody knows any more is called as it was stored. */
export function nameOfService(servizio: string): string {
  return isServizio(servizio) ? NAMES[servizio] : servizio;
}

true satisfies IsTranslation<typeof import('./servizio-messages.it.ts'), typeof import('./servizio-messages.fr.ts')>;
