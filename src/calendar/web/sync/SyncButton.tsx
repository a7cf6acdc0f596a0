import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/owner.ts';

type SyncButtonProps = { name: string; isReading: boolean; isOff?: boolean; onSync: () => void };

export function SyncButton({ name, isReading, isOff = false, onSync }: SyncButtonProps) {
  const isStill = isReading || isOff;
  return (
    <button
      type="button"
      className={isReading ? 'icb calendar-sync-button calendar-turning' : 'icb calendar-sync-button'}
      aria-label={messages.syncPlatformLabel(name)}
      aria-busy={isReading}
      aria-disabled={isStill}
      onClick={() => !isStill && onSync()}
    >
      <Icon name="arrows-clockwise" />
    </button>
  );
}
