import { Icon } from '../../../ui/icons/Icon.tsx';

/** The freshness of a calendar as text of the calendar module. `is_stale`: guests should have the dates confirmed. */
export type FreshnessSentence = { testo: string; is_stale: boolean };

/** When platforms last confirmed the calendar (guarantee G19); nothing if no platform feeds it. */
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
