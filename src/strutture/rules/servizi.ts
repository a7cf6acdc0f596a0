import { PRIMA_COLAZIONE } from './prima-colazione.ts';

export const SERVIZI = [
  PRIMA_COLAZIONE,
  'WiFi',
  'Aria Condizionata',
  'Riscaldamento',
  'Cucina',
  'Balcone',
  'Terrazza',
  'Giardino',
  'Parcheggio',
  'Garage',
  'Ascensore',
  'Smart TV',
  'Netflix',
  'Lavatrice',
  'Lavastoviglie',
  'Barbecue',
  'Piscina',
  'Spa',
  'Palestra',
  'Accesso Mare',
  'Vista Mare',
  'Vista Montagna',
  'Centro Storico',
  'Vicino Stazione',
  'Vicino Aeroporto',
  'Pet Friendly',
  'Camino',
] as const;

export type Servizio = (typeof SERVIZI)[number];

export function isServizio(text: string): text is Servizio {
  return SERVIZI.some((each) => each === text);
}

/**
 * Returns whether any of the types automatically includes breakfast (PRODUCT.md § 4, "Type rule").
 * @example hasAutomaticBreakfast(['casa_vacanza', 'bb']) // true
 */
export function hasAutomaticBreakfast(tipi: readonly string[]): boolean {
  return tipi.includes('bb') || tipi.includes('agriturismo');
}
