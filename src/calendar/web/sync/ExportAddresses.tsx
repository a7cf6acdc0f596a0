import { useEffect, useRef } from 'react';
import { syncMessages } from '../../sync-messages.it.ts';
import { AddressRow } from './AddressRow.tsx';
import type { OnQuestion, SyncViewModel } from './sync-view-model.ts';
import { NewAddress } from './NewAddress.tsx';

type ExportAddressesProps = { model: SyncViewModel; onAsk: OnQuestion };

/** The addresses that platforms read this calendar from, each its own. */
export function ExportAddresses({ model, onAsk }: ExportAddressesProps) {
  const { export_addresses } = model.status;
  const heading = useRef<HTMLHeadingElement>(null);
  // A row that goes takes the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [export_addresses.length]);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {syncMessages.esportaVerso}
      </h3>
      <p className="muted">{syncMessages.esportaSpiegato}</p>
      {export_addresses.length === 0 ? (
        <p className="muted">{syncMessages.nessunIndirizzo}</p>
      ) : (
        <ul className="calendar-linked">
          {export_addresses.map((address) => (
            <AddressRow
              key={`${address.platform} ${address.camera_id ?? ''}`}
              model={model}
              address={address}
              onAsk={onAsk}
            />
          ))}
        </ul>
      )}
      <NewAddress model={model} />
    </section>
  );
}
