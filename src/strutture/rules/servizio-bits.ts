import { PRIMA_COLAZIONE } from './prima-colazione.ts';
import type { Servizio } from './servizi.ts';

/**
 * Must match `servizi_bits` in the database. An assigned bit never changes. Bits 27 and 28 belong to `gradini_bits`, so a new
 * service takes bit 29 and needs a migration.
 */
export const SERVIZIO_BITS: Record<Servizio, number> = {
  [PRIMA_COLAZIONE]: 0,
  WiFi: 1,
  'Aria Condizionata': 2,
  Riscaldamento: 3,
  Cucina: 4,
  Balcone: 5,
  Terrazza: 6,
  Giardino: 7,
  Parcheggio: 8,
  Garage: 9,
  Ascensore: 10,
  'Smart TV': 11,
  Netflix: 12,
  Lavatrice: 13,
  Lavastoviglie: 14,
  Barbecue: 15,
  Piscina: 16,
  Spa: 17,
  Palestra: 18,
  'Accesso Mare': 19,
  'Vista Mare': 20,
  'Vista Montagna': 21,
  'Centro Storico': 22,
  'Vicino Stazione': 23,
  'Vicino Aeroporto': 24,
  'Pet Friendly': 25,
  Camino: 26,
};
