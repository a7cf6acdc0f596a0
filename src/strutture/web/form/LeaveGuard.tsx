import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formMessages } from '../../form-messages.it.ts';

/** Asks before a page with something unsent is left: by the browser's own question, or by ours for links of the portal. */
export function LeaveGuard({ mode, isDirty }: { mode: 'create' | 'edit'; isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
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
      <p>{mode === 'create' ? formMessages.uscita : formMessages.uscitaSenzaBozza}</p>
    </ConfirmDialog>
  );
}
