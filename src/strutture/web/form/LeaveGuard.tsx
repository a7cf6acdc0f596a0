import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

/** `question` is the text of the confirmation; `null` disables the guard. The router supports one guard per page. */
export function LeaveGuard({ question }: { question: string | null }) {
  const isDirty = question !== null;
  const { pathname } = useLocation();
  // After a confirmation, the router's location changes before the next page renders. Leaving that location must not be blocked.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{question}</p>
    </ConfirmDialog>
  );
}
