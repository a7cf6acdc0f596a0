import type { Provincia } from '../contract.ts';
import { fetchList } from './fetch-list.ts';

/** Loads the provinces of a region. A failure is logged and thrown: the caller shows its sentence. */
export async function loadProvince(regioneId: number, signal: AbortSignal): Promise<Provincia[]> {
  try {
    return await fetchList<Provincia>(`/api/regioni/${regioneId}/province`, { signal });
  } catch (error) {
    if (!signal.aborted) console.error('Errore caricamento province', error);
    throw error;
  }
}
