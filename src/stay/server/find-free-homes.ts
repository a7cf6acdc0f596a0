import type { FindFreeHomes } from '../free-homes-contract.ts';
import type { FreeHome } from '../rules/free-home.ts';
import type { BookingRow } from './booking-repository.ts';
import { inBookingLanguage } from './booking-row.ts';

/** How long a guest's mail waits for other homes, in milliseconds: without them it is written all the same. */
const PATIENCE_MS = 2500;

/** Finds homes in place of that of a booking, in its language; none where the search fails or takes its time. */
export type FreeHomesOf = (booking: BookingRow) => Promise<readonly FreeHome[]>;

export function createFreeHomesOf(find: FindFreeHomes, report: (error: unknown) => void): FreeHomesOf {
  return async (booking) => {
    let timer: NodeJS.Timeout | undefined;
    const none = new Promise<readonly FreeHome[]>((resolve) => {
      timer = setTimeout(() => resolve([]), PATIENCE_MS);
    });
    const found = inBookingLanguage(booking, async () => find(booking)).catch((error: unknown) => {
      report(error);
      return [];
    });
    return Promise.race([found, none]).finally(() => clearTimeout(timer));
  };
}
