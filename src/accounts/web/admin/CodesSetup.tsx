import { useEffect, useRef } from 'react';
import { call } from '../../../api/call.ts';
import { AccessForm } from './AccessForm.tsx';
import { QrCode } from './QrCode.tsx';
import type { TotpSetup } from './totp-setup.ts';

type CodesSetupProps = { setup: TotpSetup; onDone: (answer: { message: string }) => void };

/** Tells the authenticator app what it needs, and has its first code prove that it arrived. Until then nothing changes. */
export function CodesSetup({ setup: { uri, secret }, onDone }: CodesSetupProps) {
  // The button that was pressed is gone: reading goes on here.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Collega l’app
      </h3>
      <div className="collega">
        <QrCode text={uri} label="Codice QR per l’app di autenticazione" />
        <div>
          <p>Inquadra il codice con l’app di autenticazione, oppure scrivi la chiave a mano:</p>
          <p className="chiave">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
          <p className="hint">
            Sei sul telefono con l’app? <a href={uri}>Aprila da qui</a>.
          </p>
        </div>
      </div>
      <AccessForm
        call={(body) => call('PUT /api/admin/codici', { body })}
        asks={['codice']}
        button="Attiva i codici"
        onDone={onDone}
      />
    </>
  );
}
