import type { TipoStruttura } from '../../src/strutture/rules/tipi.ts';

/** Classes of the national register: short lets, bed & breakfasts, rooms to let, farms. */
const CLASSES: Readonly<Record<TipoStruttura, string>> = {
  casa_vacanza: 'C2',
  bb: 'C1',
  affittacamere: 'B4',
  agriturismo: 'B5',
};
const SERIAL_LENGTH = 4;
const BASE = 36;

/** How many demo CINs there are: four characters of 36. */
export const DEMO_CIN_COUNT = BASE ** SERIAL_LENGTH;

/** A CIN of 18 characters that no register gives out: `DEMO` stands in its random part. Unique by `id`. */
export function demoCin(cittaId: number, tipo: TipoStruttura, id: number): string {
  const serial = (id % DEMO_CIN_COUNT).toString(BASE).toUpperCase().padStart(SERIAL_LENGTH, '0');
  return `IT${String(cittaId).padStart(6, '0')}${CLASSES[tipo]}DEMO${serial}`;
}
