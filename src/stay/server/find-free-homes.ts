import type { FindFreeHomes } from '../free-homes-contract.ts';
import type { FreeHome } from '../rules/free-home.ts';
import type { BookingRow } from './booking-repository.ts';
import { inBookingLanguage } from './booking-row.ts';

const SEARCH_TIMEOUT_MS = 2500;

/** Finds alternative homes for a guest. Failures and timeouts yield an empty list. */
export type FreeHomesOf = (booking: BookingRow) => Promise<readonly FreeHome[]>;

export function createFreeHomesOf(find: FindFreeHomes, report: (error: unknown) => void): FreeHomesOf {
  return async (booking) => {
    let timer: NodeJS.Timeout | undefined;
    const none = new Promise<readonly FreeHome[]>((resolve) => {
      timer = setTimeout(() => resolve([]), SEARCH_TIMEOUT_MS);
    });
    const found = inBookingLanguage(booking, async () => find(booking)).catch((error: unknown) => {
      report(error);
      return [];
    });
    return Promise.race([found, none]).finally(() => clearTimeout(timer));
  };
}
