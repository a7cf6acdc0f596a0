import { lowestPrice, type MapCluster } from '../../rules/cluster-points.ts';
import * as messages from '../../messages/visitor.ts';

export function PillText({ points }: Pick<MapCluster, 'points'>) {
  const [{ nome, prezzo_notte, is_from }] = points;
  if (points.length === 1)
    return (
      <>
        <span className="sr" translate="no">
          {nome},{' '}
        </span>
        <b>{is_from && prezzo_notte > 0 ? messages.mapPriceFrom(prezzo_notte) : messages.mapPrice(prezzo_notte)}</b>
        {prezzo_notte > 0 && <span className="sr"> {messages.perNightSuffix}</span>}
      </>
    );
  const lowest = lowestPrice(points);
  return (
    <>
      <b>{messages.homesAtPoint(points.length)}</b> <span>{messages.mapPriceFrom(lowest)}</span>
      {lowest !== null && <span className="sr"> {messages.perNightSuffix}</span>}
    </>
  );
}
