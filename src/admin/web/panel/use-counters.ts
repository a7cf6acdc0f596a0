import { useRead } from '../../../api/use-read.ts';
import { countAfter, type DecidedItem } from '../../rules/count-after.ts';

/**
 * How many strutture there are; `null` until it is known: numbers that are a moment old say more than none. Read again on demand
 * and when the tab comes back to the screen.
 */
export function useCounters() {
  const { data, reload, change } = useRead('GET /api/admin/contatori', {}, { isReadWhenShown: true });
  /** One has been decided: known here before it is read. */
  const count = (decided: DecidedItem) => change((before) => ({ ...before, data: countAfter(before.data, [decided]) }));
  return { counters: data?.data ?? null, reload: () => void reload(), count };
}
