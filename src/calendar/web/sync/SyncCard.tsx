import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { PLATFORMS, type Platform } from '../../rules/feed.ts';
import { syncMessages } from '../../sync-messages.it.ts';
import type { SyncViewModel } from './sync-view-model.ts';
import { PlatformRow } from './PlatformRow.tsx';
import * as t from './messages.it.ts';

type SyncCardProps = {
  model: SyncViewModel;
  onOpen: (platform: Platform | null) => void;
  onExport: () => void;
};

export function SyncCard({ model, onOpen, onExport }: SyncCardProps) {
  const id = useId();
  return (
    <section className="card calendar-sync" aria-labelledby={id}>
      <h2 id={id}>{t.sincronizzazione}</h2>
      <ul>
        {PLATFORMS.map((platform) => (
          <PlatformRow key={platform} model={model} platform={platform} onConnect={() => onOpen(platform)} />
        ))}
      </ul>
      <div className="fare">
        <button type="button" className="btn full" aria-haspopup="dialog" onClick={() => onOpen(null)}>
          <Icon name="arrows-clockwise" />
          {syncMessages.sincronizza}
        </button>
        <button type="button" className="btn alt full" onClick={onExport}>
          <Icon name="download-simple" />
          {syncMessages.esporta}
        </button>
      </div>
      <p className="muted">{syncMessages.inBreve}</p>
    </section>
  );
}
