import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useAdminSession } from './admin-session.ts';
import * as messages from '../../messages/admin.ts';

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { username } = useAdminSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="accounts-paper">
      <h3 ref={heading} tabIndex={-1}>
        {messages.recoveryCodesTitle}
      </h3>
      <p className="note warn">
        <Icon name="warning" />
        {messages.printRecoveryCodesNow}
      </p>
      <p className="muted">{messages.recoveryCodesOwner(username, window.location.host)}</p>
      <ol className="accounts-codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="actions">
        <button type="button" className="btn" onClick={() => window.print()}>
          {messages.printButton}
        </button>
        <button type="button" className="btn alt" onClick={onSaved}>
          {messages.codesSavedButton}
        </button>
      </div>
    </div>
  );
}
