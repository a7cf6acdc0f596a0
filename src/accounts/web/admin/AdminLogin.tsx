import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Logo } from '../../../ui/brand/Logo.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { clearAdminFlag, hasAdminFlag, type LeaveReason, setAdminFlag } from './admin-flag.ts';
import { fetchSession } from './fetch-session.ts';
import { Checking } from './Checking.tsx';
import { LoginForm } from './LoginForm.tsx';
import { readLoginState } from './read-login-state.ts';
import * as messages from '../../messages/admin.ts';

const never = () => () => undefined;

export function AdminLogin() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isHydrated = useHydrated();
  // The server cannot know the history state of the browser, so it is read only after hydration.
  const { why, username = '', back } = readLoginState(isHydrated ? state : null);
  const hasFlag = useSyncExternalStore(never, hasAdminFlag, () => false);
  const [isFormWanted, setFormWanted] = useState(false);
  const isChecking = hasFlag && !isFormWanted;

  useEffect(() => {
    if (!isChecking) return undefined;
    const controller = new AbortController();
    const check = async () => {
      const answer = await fetchSession(controller.signal);
      if (controller.signal.aborted) return;
      if (answer.kind === 'in') return navigate(back, { replace: true });
      if (answer.kind === 'out') clearAdminFlag();
      setFormWanted(true);
    };
    void check();
    return () => controller.abort();
  }, [isChecking, navigate, back]);

  if (isChecking) return <Checking />;
  const enter = () => {
    setFormWanted(true);
    setAdminFlag();
    void navigate(back, { replace: true });
    showToast(messages.signInSucceeded);
  };
  return (
    <div className="accounts-door">
      <Logo />
      <div>
        <h1>{messages.signInTitle}</h1>
        <p>{messages.adminPanelTitle}</p>
      </div>
      <noscript>
        <p className="note warn">{messages.javaScriptRequired}</p>
      </noscript>
      {why && <SignedOutNotice why={why} />}
      <LoginForm key={username} username={username} onEntered={enter} />
      <Link to="/">{messages.backToHomeLink}</Link>
    </div>
  );
}

function SignedOutNotice({ why }: { why: LeaveReason }) {
  return (
    <p className="note info" role="status">
      <Icon name="info" />
      {why === 'expired' ? messages.sessionExpired : messages.signedOut}
    </p>
  );
}
