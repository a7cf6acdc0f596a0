import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { AccessForm } from './AccessForm.tsx';
import { CodesSetup, type TotpSetup } from './CodesSetup.tsx';
import type { SecurityPartProps } from './security-part.ts';
import * as messages from '../../messages/admin.ts';

export function CodesPart({ security, onDone }: SecurityPartProps) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [isPaper, setPaper] = useState(false);
  if (setup !== null) {
    return <CodesSetup setup={setup} onDone={({ message, data }) => onDone({ message, ...data })} />;
  }
  if (isPaper) return <Paper security={security} onDone={onDone} />;
  const hasFactor = security.has_totp || security.passkey.length > 0;
  return (
    <>
      {security.has_totp ? (
        <AccessForm
          key="off"
          call={(body) => call('POST /api/admin/codici/disattiva', { body })}
          fieldNames={['password']}
          button={messages.disableCodesButton}
          isDanger
          onDone={onDone}
        >
          <p>{messages.codesActiveNote}</p>
        </AccessForm>
      ) : (
        <AccessForm
          key="on"
          call={(body) => call('POST /api/admin/codici', { body })}
          fieldNames={['password']}
          button={messages.prepareCodesButton}
          onDone={({ data }) => setSetup(data)}
        >
          <p>{messages.codesExplanation}</p>
        </AccessForm>
      )}
      {hasFactor && (
        <div className="accounts-recovery">
          <p>{messages.recoveryCodesLeft(security.codici_rimasti)}</p>
          <button type="button" className="txtlink" onClick={() => setPaper(true)}>
            {messages.createRecoveryCodesButton}
          </button>
        </div>
      )}
    </>
  );
}

function Paper({ onDone }: SecurityPartProps) {
  return (
    <AccessForm
      call={(body) => call('POST /api/admin/codici-di-recupero', { body })}
      fieldNames={['password']}
      button={messages.createRecoveryCodesButton}
      onDone={({ message, data }) => onDone({ message, ...data })}
    >
      <h3>{messages.recoveryCodesTitle}</h3>
      <p>{messages.recoveryCodesExplanation}</p>
    </AccessForm>
  );
}
