import { useEffect, useRef } from 'react';
import { call } from '../../../api/call.ts';
import { AccessForm } from './AccessForm.tsx';
import { QrCode } from './QrCode.tsx';
import type { TotpSetup } from './totp-setup.ts';
import * as t from './messages.it.ts';

type CodesSetupProps = { setup: TotpSetup; onDone: (answer: { message: string }) => void };

/** Tells the authenticator app what it needs, and has its first code prove that it arrived. Until then nothing changes. */
export function CodesSetup({ setup: { uri, secret }, onDone }: CodesSetupProps) {
  // The button that was pressed is gone: reading goes on here.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t.collegaApp}
      </h3>
      <div className="accounts-link">
        <QrCode text={uri} label={t.codiceQrPerApp} />
        <div>
          <p>{t.inquadraIlCodiceConApp}</p>
          <p className="accounts-key">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
          <p className="hint">
            {t.seiSulTelefonoConApp} <a href={uri}>{t.aprilaDaQui}</a>.
          </p>
        </div>
      </div>
      <AccessForm
        call={(body) => call('PUT /api/admin/codici', { body })}
        asks={['codice']}
        button={t.attivaICodici}
        onDone={onDone}
      />
    </>
  );
}
