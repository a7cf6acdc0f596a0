import type { CittaWithCount } from '../contract.ts';
import { CITY_LOAD_TIMEOUT_MS, waitAfterAttempt } from '../rules/city-load.ts';
import { fetchList } from './fetch-list.ts';

const NO_CACHE = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function attemptOnce(provinciaId: number, signal: AbortSignal): Promise<CittaWithCount[]> {
  return fetchList<CittaWithCount>(`/province/${provinciaId}/citta-with-count`, {
    cache: 'no-store',
    headers: NO_CACHE,
    signal: AbortSignal.any([signal, AbortSignal.timeout(CITY_LOAD_TIMEOUT_MS)]),
  });
}

/**
 * Loads the cities of a province with their counts: "30 s timeout, no-cache headers, up to 3 attempts, waiting 2 s then
 * 4 s between attempts" (specification section 7). Each failed attempt is logged; the last one throws, and the caller
 * shows its sentence. Once `signal` aborts, because another province was chosen, it ends without a word.
 */
export async function loadCitta(provinciaId: number, signal: AbortSignal): Promise<CittaWithCount[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(provinciaId, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      console.error(`Errore caricamento città, tentativo ${attempt}`, error);
      const wait = waitAfterAttempt(attempt);
      if (wait === null) throw error;
      await sleep(wait, signal);
    }
  }
}
