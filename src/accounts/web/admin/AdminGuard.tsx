import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { clearAdminFlag, clearEverything, type LeaveReason } from './admin-flag.ts';
import { ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import { AdminSessionContext } from './admin-session.ts';
import { Checking } from './Checking.tsx';
import { GuardFrame } from './GuardFrame.tsx';
import type { LoginState } from './read-login-state.ts';
import { useSessionCheck } from './use-session-check.ts';
import { useProof } from './use-proof.ts';
import * as messages from '../../messages/admin.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog.tsx')).ProofDialog }));

/** The guard does not need to protect data, because the server checks each call from the panel. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const leave = useLeavePanel();
  const { known, retry, refresh } = useSessionCheck(leave);
  const { question, withProof } = useProof();

  if (known.kind === 'in') {
    const { username } = known.session;
    const signOut = async () => {
      const answer = await call('POST /api/admin/logout', { body: {} });
      if (!answer.ok) {
        showToast(messages.signOutFailed, 'failed');
        return;
      }
      clearEverything();
      leave('left');
    };
    const session = { username, onSignedOut: () => leave('expired', username), signOut, refresh, withProof };
    return (
      <AdminSessionContext value={session}>
        {children}
        <Suspense>{question && <ProofDialog why={question.why} onAnswer={question.answer} />}</Suspense>
      </AdminSessionContext>
    );
  }
  return <GuardFrame>{known.kind === 'checking' ? <Checking /> : <Unknown onRetry={() => void retry()} />}</GuardFrame>;
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="accounts-checking">
      <h1 className="sr">{messages.adminPanelTitle}</h1>
      <div className="card">
        <p className="note err-n" role="alert">
          <Icon name="warning-circle" />
          {messages.accessNotVerified}
        </p>
        <button type="button" className="btn alt sm" onClick={onRetry}>
          <Icon name="arrows-clockwise" />
          {messages.retryButton}
        </button>
      </div>
    </div>
  );
}

function useLeavePanel(): (why: LeaveReason | null, username?: string) => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return (why, username) => {
    // Reads the URL from `window.location`, because the panel updates it without the router.
    const { pathname, search } = window.location;
    if (isLeaving.current || pathname === ADMIN_LOGIN) return;
    isLeaving.current = true;
    clearAdminFlag();
    const arrival: Partial<LoginState> = {
      ...(why !== null && { why }),
      ...(why !== 'left' && { back: pathname + search }),
      ...(why !== 'left' && username !== undefined && { username }),
    };
    const lead = async () => {
      await navigate(ADMIN_LOGIN, { replace: true, state: arrival });
      // The administrator may have stayed because of unsent changes, in which case the next call redirects again.
      isLeaving.current = false;
    };
    void lead();
  };
}
