import { useState } from 'react';
import { HydratedButton } from '../../../ui/HydratedButton.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.ts';
import * as tp from '../passkey/messages.it.ts';
import * as t from './messages.it.ts';

const LatePasskeys = lazyDialog(async () => (await import('./PasskeysDialog.tsx')).PasskeysDialog);

/** Passkeys of an owner: a choice, beside the links in the mail. */
export function OwnPasskeys({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="owner-account-data">
      <div>
        <h2 className="h3">{t.passkey}</h2>
        <p className="muted">{tp.cheCosE}</p>
      </div>
      <div className="actions">
        <HydratedButton className="btn alt sm" onClick={() => setOpen(true)}>
          {t.gestisciLePasskey}
        </HydratedButton>
      </div>
      <LatePasskeys isOpen={isOpen} email={email} onClose={() => setOpen(false)} />
    </section>
  );
}
