import { type ReactNode, useEffect, useRef } from 'react';
import { AddressRow } from './AddressRow.tsx';
import { FeedRow } from './FeedRow.tsx';
import { NewAddress } from './NewAddress.tsx';
import type { OnQuestion, SyncViewModel } from './sync-view-model.ts';
import * as messages from '../../messages/owner.ts';

type ListProps = { model: SyncViewModel; onQuestion: OnQuestion };

export function FeedList({ model, onQuestion }: ListProps) {
  const rows = model.status.configurations.map((feed) => (
    <FeedRow key={feed.id} model={model} feed={feed} onQuestion={onQuestion} />
  ));
  return <LinkedList title={messages.connectedPlatformsTitle} rows={rows} ifNone={messages.noPlatformConnected} />;
}

export function ExportAddresses({ model, onQuestion }: ListProps) {
  const rows = model.status.export_addresses.map((address) => (
    <AddressRow
      key={`${address.platform} ${address.camera_id ?? ''}`}
      model={model}
      address={address}
      onQuestion={onQuestion}
    />
  ));
  return (
    <LinkedList
      title={messages.exportUrlsTitle}
      rows={rows}
      ifNone={messages.noExportUrls}
      after={<NewAddress model={model} />}
    >
      <p className="muted">{messages.exportUrlsHelp}</p>
    </LinkedList>
  );
}

type LinkedListProps = { title: string; rows: ReactNode[]; ifNone: string; after?: ReactNode; children?: ReactNode };

function LinkedList({ title, rows, ifNone, after, children }: LinkedListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [rows.length]);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      {rows.length === 0 ? <p className="muted">{ifNone}</p> : <ul className="calendar-linked">{rows}</ul>}
      {after}
    </section>
  );
}
