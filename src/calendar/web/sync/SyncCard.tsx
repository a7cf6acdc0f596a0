import { useId } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PLATFORMS, type Platform } from '../../rules/feed.ts';
import type { SyncViewModel } from './sync-view-model.ts';
import { PlatformRow } from './PlatformRow.tsx';
import * as messages from '../../messages/owner.ts';

type SyncCardProps = {
  model: SyncViewModel;
  onOpen: (platform: Platform | null) => void;
  onExport: () => void;
};

export function SyncCard({ model, onOpen, onExport }: SyncCardProps) {
  const id = useId();
  return (
    <section className="card calendar-sync" aria-labelledby={id}>
      <h2 id={id}>{messages.syncTitle}</h2>
      <ul>
        {PLATFORMS.map((platform) => (
          <PlatformRow key={platform} model={model} platform={platform} onConnect={() => onOpen(platform)} />
        ))}
      </ul>
      <div className="fare">
        <button type="button" className="btn full" aria-haspopup="dialog" onClick={() => onOpen(null)}>
          <Icon name="arrows-clockwise" />
          {messages.syncButton}
        </button>
        <button type="button" className="btn alt full" onClick={onExport}>
          <Icon name="download-simple" />
          {messages.exportCalendarButton}
        </button>
      </div>
      <p className="muted">{messages.syncSummaryHelp}</p>
    </section>
  );
}
