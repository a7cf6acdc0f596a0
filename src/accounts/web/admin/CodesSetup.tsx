import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/calls.ts';
import { AccessForm } from './AccessForm.tsx';
import * as messages from '../../messages/admin.ts';

/** Empty modules around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** What an authenticator app has to be told: `uri` by the square code, `secret` by hand. */
export type TotpSetup = AnswerOf<'POST /api/admin/codici'>['data'];

type CodesSetupProps = { setup: TotpSetup; onDone: (answer: AnswerOf<'PUT /api/admin/codici'>) => void };

/** Tells the authenticator app what it needs, and has its first code prove that it arrived. Until then nothing changes. */
export function CodesSetup({ setup: { uri, secret }, onDone }: CodesSetupProps) {
  // The button that was pressed is gone: reading goes on here.
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
        asks={['codice']}
        button={messages.enableCodesButton}
        onDone={onDone}
      />
    </>
  );
}

/** A text as a square code for a camera. Drawn here: what it holds is told to nobody. */
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
