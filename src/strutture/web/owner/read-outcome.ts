import type { OwnDetail } from '../../owner-contract.ts';

export type Outcome = { isWaiting: boolean; status: OwnDetail['status'] };

export function readOutcome({ data }: { data: Pick<OwnDetail, 'status' | 'modifica'> }): Outcome {
  return { isWaiting: data.modifica?.status === 'in_attesa', status: data.status };
}
