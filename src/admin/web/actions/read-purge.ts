import type { AdminCounters } from '../../../strutture/admin-contract.ts';
import type { PurgeResult } from '../../contract.ts';

/** How many strutture there are, hidden ones aside (`countersCall`). */
export function readTotal(answer: unknown): number {
  const { data } = answer as { data: AdminCounters };
  return data.totale;
}

/** What became of `Svuota DB` (`purgeCall`). */
export function readPurged(answer: unknown): PurgeResult {
  return answer as PurgeResult;
}

/** What there is to delete, and the archive of it (`archiveAllCall`). */
export function readArchived(answer: unknown): { ids: number[]; archivio: string | null } {
  const { data } = answer as { data: { ids: number[]; archivio: string | null } };
  return data;
}

/** The name in the answer about one struttura. */
export function readName(answer: unknown): string {
  const { data } = answer as { data: { nome: string } };
  return data.nome;
}
