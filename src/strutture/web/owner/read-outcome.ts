import type { OwnDetail } from '../../owner-contract.ts';

/** What became of a change: it waits beside what is published, or it is the struttura's own, in the state `status`. */
export type Outcome = { isWaiting: boolean; status: OwnDetail['status'] };

export function readOutcome({ data }: { data: Pick<OwnDetail, 'status' | 'modifica'> }): Outcome {
  return { isWaiting: data.modifica?.status === 'in_attesa', status: data.status };
}
