import { PRIMA_COLAZIONE } from './prima-colazione.ts';

/** Every service a struttura or a room can offer, in the order they are shown (specification section 3, "Service list"). */
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
 * Specification section 4: "choosing bb or agriturismo adds the service 'Prima Colazione Inclusa', locked as automatic".
 * @example hasAutomaticBreakfast(['casa_vacanza', 'bb']) // true
 */
export function hasAutomaticBreakfast(tipi: readonly string[]): boolean {
  return tipi.includes('bb') || tipi.includes('agriturismo');
}
