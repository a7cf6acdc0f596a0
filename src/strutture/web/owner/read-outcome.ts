import type { OwnerDetail } from '../../owner-contract.ts';

export type Outcome = { isWaiting: boolean; status: OwnerDetail['status'] };

export function readOutcome({ data }: { data: Pick<OwnerDetail, 'status' | 'modifica'> }): Outcome {
  return { isWaiting: data.modifica?.status === 'in_attesa', status: data.status };
}
