import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { adminAccessMessages } from '../../admin-access-messages.it.ts';
import { clearEverything } from './admin-flag.ts';
import { AdminSessionContext } from './admin-session.ts';
import { Checking } from './Checking.tsx';
import { GuardFrame } from './GuardFrame.tsx';
import { useLeavePanel } from './use-leave-panel.ts';
import { useSessionCheck } from './use-session-check.ts';
import * as t from './messages.it.ts';

/**
 * Shows the panel to whoever has a session, and leads everybody else to the login. It protects nothing: each call of the
 * panel is checked by the server.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const leave = useLeavePanel();
  const { known, retry, refresh } = useSessionCheck(leave);

  if (known.kind === 'in') {
    const { username, hasTotp } = known.session;
    const signOut = async () => {
      const answer = await call('POST /api/admin/logout', { body: {} });
      if (!answer.ok) {
        showToast(adminAccessMessages.nonUscito, 'failed');
        return;
      }
      clearEverything();
      leave('left');
    };
    const session = { username, hasTotp, onSignedOut: () => leave('expired', username), signOut, refresh };
    return <AdminSessionContext value={session}>{children}</AdminSessionContext>;
  }
  return <GuardFrame>{known.kind === 'checking' ? <Checking /> : <Unknown onRetry={() => void retry()} />}</GuardFrame>;
}

/** The server could not be asked: neither the panel nor the login would be right. */
function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="accounts-checking">
      <h1 className="sr">{t.pannelloAmministratore}</h1>
      <div className="card">
        <p className="note err-n" role="alert">
          <Icon name="warning-circle" />
          {adminAccessMessages.nonVerificato}
        </p>
        <button type="button" className="btn alt sm" onClick={onRetry}>
          <Icon name="arrows-clockwise" />
          {t.riprova}
        </button>
      </div>
    </div>
  );
}
