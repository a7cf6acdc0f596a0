import { Icon } from '../../../ui/icons/Icon.tsx';

/** How fresh a struttura's calendar is, in a sentence of the calendar room. What `is_stale` asks to have the dates confirmed. */
export type FreshnessSentence = { testo: string; is_stale: boolean };

/** When the platforms last confirmed the calendar (guarantee G19); nothing of a calendar that no platform feeds. */
export function Freshness({ freshness }: { freshness: FreshnessSentence | undefined }) {
  if (!freshness) return null;
  const { testo, is_stale } = freshness;
  return (
    <p className={is_stale ? 'strutture-freshness dubbio' : 'strutture-freshness'}>
      <Icon name={is_stale ? 'warning' : 'check-circle'} size={16} />
      {testo}
    </p>
  );
}
