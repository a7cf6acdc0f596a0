import { type ChosenStay, stayQuery } from '../../rules/stay-address.ts';

/** The homes of the place for the same dates and guests, whichever their room. `resultsHref`: the list that the visitor came from. */
export function otherHomesPath(resultsHref: string, { inAddress }: { inAddress: ChosenStay }): string {
  return resultsHref.split('?')[0] + stayQuery({ ...inAddress, camera_id: null });
}
