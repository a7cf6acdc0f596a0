import type { TipoStruttura } from '../../src/strutture/rules/tipi.ts';
import type { Random } from './seeded-random.ts';
import { tourismOf } from './town-weights.ts';

/** How large a listing is. `byRoom`: guests book its rooms one by one. */
export type Size = { byRoom: boolean; num_camere: number; posti: number };

/** Beds in a room, on average. */
const BEDS_A_ROOM = 2.2;
const FARM_BY_ROOM = 0.6;

function between(min: number, max: number, value: number): number {
  return Math.max(min, Math.min(max, Math.round(value)));
}

/** Rooms and beds as they are usual for a type; a farm lets the whole house or its rooms. */
export function chooseSize(random: Random, tipo: TipoStruttura): Size {
  if (tipo === 'casa_vacanza' || (tipo === 'agriturismo' && !random.chance(FARM_BY_ROOM))) {
    const base = tipo === 'agriturismo' ? 4 : 2;
    const posti = between(1, 16, base + Math.abs(random.gauss()) * 2.6);
    return { byRoom: false, num_camere: between(1, 8, posti / BEDS_A_ROOM), posti };
  }
  const most = tipo === 'agriturismo' ? 8 : 6;
  const num_camere = between(1, most, 1.4 + Math.abs(random.gauss()) * 2);
  return { byRoom: true, num_camere, posti: between(1, 24, num_camere * BEDS_A_ROOM) };
}

/** Cents a night for a whole house: more for more beds, where people want to be, and with a pool. */
export function housePrice(random: Random, house: { posti: number; sigla: string; hasPool: boolean }): number {
  const usual = 38 + 13 * house.posti;
  const asked = usual * Math.exp(0.28 * random.gauss()) * tourismOf(house.sigla) ** 0.22 * (house.hasPool ? 1.2 : 1);
  const euros = Math.max(28, random.chance(0.6) ? Math.round(asked / 5) * 5 : Math.round(asked));
  return euros * 100 + (random.chance(0.03) ? 50 : 0);
}

/** Cents for cleaning after a stay, 0 where the owner does not ask for any: 4 in 10 houses, hardly any bnb. */
export function cleaningPrice(random: Random, { byRoom, posti }: Size): number {
  return random.chance(byRoom ? 0.08 : 0.45) ? 500 * (4 + random.int(0, 2 + posti)) : 0;
}
