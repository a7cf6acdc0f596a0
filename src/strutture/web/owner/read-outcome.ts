import type { OwnDetail } from '../../owner-contract.ts';

/** What became of a change: it waits beside what is published, or it is the struttura's own, in the state `status`. */
export type Outcome = { isWaiting: boolean; status: OwnDetail['status'] };

/** Reads the outcome in the answer to a change of one's own struttura (`ownAnswer` of `owner-contract.ts`). */
export function readOutcome(answer: unknown): Outcome {
  const { data } = answer as { data: Pick<OwnDetail, 'status' | 'modifica'> };
  return { isWaiting: data.modifica?.status === 'in_attesa', status: data.status };
}
