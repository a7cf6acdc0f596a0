import type { SystemReport } from '../../../admin/system-status-contract.ts';

/** Parts whose warnings already mean that the portal does not work: roles without a running process, and stalled queues. */
const WORK = new Set(['processi', 'code']);
const TIMEOUT_MS = 10_000;

/** Returns whether the portal works: nothing has failed, and no part in `WORK` has a warning. */
function isWorking({ stato, voci }: SystemReport): boolean {
  return stato !== 'guasto' && voci.every((voce) => voce.stato === 'bene' || !WORK.has(voce.parte));
}

/** Calls a dead man's switch if the portal works. Returns whether the switch responded, or `null` if it was not called. */
export async function sendHeartbeat(url: string, report: SystemReport): Promise<boolean | null> {
  if (!isWorking(report)) return null;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  return answer?.ok ?? false;
}
