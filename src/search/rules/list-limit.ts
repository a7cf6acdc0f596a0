/** Homes of one town in one answer: the whole list, of all but a few towns. */
const MOST_OF_TOWN = 500;
const ON_PAGE = 24;
const MOST_ON_PAGE = 50;

type ListQuery = { citta?: string | undefined; citta_id?: readonly number[] | undefined; limit?: number | undefined };

/** Of a town the whole list, unless `limit` cuts it. @example listLimit({ citta: 'Siena' }) // 500 */
export function listLimit({ citta, citta_id, limit }: ListQuery): number {
  const isTown = citta !== undefined || citta_id !== undefined;
  const most = isTown ? MOST_OF_TOWN : MOST_ON_PAGE;
  return Math.min(most, Math.max(1, limit ?? (isTown ? MOST_OF_TOWN : ON_PAGE)));
}
