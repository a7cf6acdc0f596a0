import { useState } from 'react';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.ts';
import * as messages from '../../messages/owner.ts';

const LatePasskeys = lazyDialog(async () => (await import('./PasskeysDialog.tsx')).PasskeysDialog);

export function OwnerPasskeys({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="owner-account-data">
      <div>
        <h2 className="h3">{messages.passkeysTitle}</h2>
        <p className="muted">{messages.passkeyExplanation}</p>
      </div>
      <div className="actions">
        <HydratedButton className="btn alt sm" onClick={() => setOpen(true)}>
          {messages.managePasskeysButton}
        </HydratedButton>
      </div>
      <LatePasskeys isOpen={isOpen} email={email} onClose={() => setOpen(false)} />
    </section>
  );
}
