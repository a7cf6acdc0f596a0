import type { SystemReport } from '../../../admin/system-status-contract.ts';

/** Parts for which even a warning means that the portal does not work: no process is running, or a queue is stalled. */
const WORK = new Set(['processi', 'code']);
const TIMEOUT_MS = 10_000;

/** Returns whether the portal works: nothing has failed, and no part in `WORK` has a warning. */
function isWorking({ stato, voci }: SystemReport): boolean {
  return stato !== 'guasto' && voci.every((voce) => voce.stato === 'bene' || !WORK.has(voce.parte));
}

/** Calls a dead man's switch if the portal works. Returns whether the call succeeded, or `null` if the portal does not work. */
export async function sendHeartbeat(url: string, report: SystemReport): Promise<boolean | null> {
  if (!isWorking(report)) return null;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  return answer?.ok ?? false;
}
