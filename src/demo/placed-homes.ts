import type { CalendarDate } from '../kernel/calendar-date.ts';
import { buildDemoStruttura } from './build-demo-struttura.ts';
import type { DemoStruttura } from './demo-struttura.ts';
import type { Town } from './load-towns.ts';
import { createRandom } from './seeded-random.ts';
import { createTownPicker } from './town-weights.ts';

// oxlint-disable-next-line typescript/consistent-type-assertions -- a day that was
export const TODAY = '2026-11-21' as CalendarDate;

export type TownHome = { built: DemoStruttura; town: Town };

/** For tests: homes where people go, as the seed spreads them. */
export function placedHomes(towns: readonly Town[], count: number, seed: number): TownHome[] {
  const pickTown = createTownPicker(towns);
  return Array.from({ length: count }, (_, index) => {
    const id = seed * 10_000 + index + 1;
    const town = pickTown(createRandom(seed, id));
    return { town, built: buildDemoStruttura({ id, town, today: TODAY }) };
  });
}
