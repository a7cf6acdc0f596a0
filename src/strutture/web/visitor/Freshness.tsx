import { Icon } from '../../../ui/icons/Icon.tsx';

export type FreshnessSentence = { testo: string; is_stale: boolean };

/** Shows when platforms last confirmed the calendar (guarantee G19); shows nothing if no platform feeds the calendar. */
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
