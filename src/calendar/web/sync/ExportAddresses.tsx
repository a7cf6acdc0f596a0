import { useEffect, useRef } from 'react';
import { syncMessages } from '../../sync-messages.it.ts';
import { AddressRow } from './AddressRow.tsx';
import type { Ask, Desk } from './desk.ts';
import { NewAddress } from './NewAddress.tsx';

type ExportAddressesProps = { desk: Desk; onAsk: Ask };

/** The addresses that platforms read this calendar from, each its own. */
export function ExportAddresses({ desk, onAsk }: ExportAddressesProps) {
  const { export_addresses } = desk.status;
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
        <ul className="collegati">
          {export_addresses.map((address) => (
            <AddressRow
              key={`${address.platform} ${address.camera_id ?? ''}`}
              desk={desk}
              address={address}
              onAsk={onAsk}
            />
          ))}
        </ul>
      )}
      <NewAddress desk={desk} />
    </section>
  );
}
