import { PRIMA_COLAZIONE } from './prima-colazione.ts';

/** Every service a struttura or a room can offer, in the order they are shown (PRODUCT.md § 3, "Service list"). */
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
 * Whether breakfast is included by the type alone.
 * PRODUCT.md § 4, "Type rule".
 * @example hasAutomaticBreakfast(['casa_vacanza', 'bb']) // true
 */
export function hasAutomaticBreakfast(tipi: readonly string[]): boolean {
  return tipi.includes('bb') || tipi.includes('agriturismo');
}
