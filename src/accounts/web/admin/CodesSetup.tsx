import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/calls.ts';
import { AccessForm } from './AccessForm.tsx';
import * as messages from '../../messages/admin.ts';

/** Width of the quiet zone in modules. Without it, cameras do not detect the code. */
const QUIET_ZONE = 4;

export type TotpSetup = AnswerOf<'POST /api/admin/codici'>['data'];

type CodesSetupProps = { setup: TotpSetup; onDone: (answer: AnswerOf<'PUT /api/admin/codici'>) => void };

export function CodesSetup({ setup: { uri, secret }, onDone }: CodesSetupProps) {
  // The focus moves to the heading because the pressed button is removed.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {messages.connectAppTitle}
      </h3>
      <div className="accounts-link">
        <QrCode text={uri} label={messages.qrCodeAlt} />
        <div>
          <p>{messages.scanCodeHint}</p>
          <p className="accounts-key">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
          <p className="hint">
            {messages.onPhoneWithAppQuestion} <a href={uri}>{messages.openAppLink}</a>.
          </p>
        </div>
      </div>
      <AccessForm
        call={(body) => call('PUT /api/admin/codici', { body })}
        fieldNames={['codice']}
        button={messages.enableCodesButton}
        onDone={onDone}
      />
    </>
  );
}

/** Renders the QR code in the browser, so that the secret is not sent to another service. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className="accounts-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} />
    </svg>
  );
}
