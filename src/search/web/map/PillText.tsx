import { mapMessages } from '../../map-messages.it.ts';
import { lowestPrice, type MapCluster } from '../../rules/cluster-points.ts';

/** What a pill says; whoever does not see where it stands hears whose price it is, and of what. */
export function PillText({ points }: Pick<MapCluster, 'points'>) {
  const [{ nome, prezzo_notte, is_from }] = points;
  if (points.length === 1)
    return (
      <>
        <span className="sr" translate="no">
          {nome},{' '}
        </span>
        <b>{is_from && prezzo_notte > 0 ? mapMessages.da(prezzo_notte) : mapMessages.prezzo(prezzo_notte)}</b>
        {prezzo_notte > 0 && <span className="sr"> {mapMessages.aNotte}</span>}
      </>
    );
  const lowest = lowestPrice(points);
  return (
    <>
      <b>{mapMessages.caseQui(points.length)}</b> <span>{mapMessages.da(lowest)}</span>
      {lowest !== null && <span className="sr"> {mapMessages.aNotte}</span>}
    </>
  );
}
