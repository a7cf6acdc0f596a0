import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useAdminSession } from './admin-session.ts';
import * as t from './messages.it.ts';

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Recovery codes, which are shown this once: the browser's own printing puts them, and nothing else, on paper. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { username } = useAdminSession();
  // The button that was pressed is gone: reading goes on here.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="accounts-paper">
      <h3 ref={heading} tabIndex={-1}>
        {t.codiciDiRecupero}
      </h3>
      <p className="note warn">
        <Icon name="warning" />
        {t.stampaliOra}
      </p>
      <p className="muted">{t.deiCodiciPer(username, window.location.host)}</p>
      <ol className="accounts-codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="actions">
        <button type="button" className="btn" onClick={() => window.print()}>
          {t.stampa}
        </button>
        <button type="button" className="btn alt" onClick={onSaved}>
          {t.liHoSalvati}
        </button>
      </div>
    </div>
  );
}
