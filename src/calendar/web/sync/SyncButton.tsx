import { Icon } from '../../../ui/Icon.tsx';
import { syncMessages } from '../../sync-messages.it.ts';

type SyncButtonProps = { name: string; isReading: boolean; isOff?: boolean; onSync: () => void };

export function SyncButton({ name, isReading, isOff = false, onSync }: SyncButtonProps) {
  const isStill = isReading || isOff;
  return (
    <button
      type="button"
      className={isReading ? 'icb calendar-sync-button calendar-turning' : 'icb calendar-sync-button'}
      aria-label={syncMessages.sincronizzaPiattaforma(name)}
      aria-busy={isReading}
      aria-disabled={isStill}
      onClick={() => !isStill && onSync()}
    >
      <Icon name="arrows-clockwise" />
    </button>
  );
}
