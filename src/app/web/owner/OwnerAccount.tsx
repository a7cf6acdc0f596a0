import { fileAddress } from '../../../kernel/pages/file-address.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { OwnerProof } from '../../../accounts/web/owner/OwnerProof.tsx';
import { allBookingsPath } from '../../../strutture/rules/owner-path.ts';
import type { StayAhead } from '../../../kernel/people/person.ts';
import { sortStaysAhead } from '../../../privacy/rules/stays-ahead.ts';
import { ErasureSummary } from '../../../privacy/web/ErasureSummary.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { useChange } from '../../../accounts/web/owner/use-change.ts';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as privacyMessages from '../../../privacy/messages/visitor.ts';
import * as messages from '../../messages/owner.ts';

type OwnerAccountProps = { email: string; strutture: readonly string[]; ahead: readonly StayAhead[] };

export function OwnerAccount({ email, strutture, ahead }: OwnerAccountProps) {
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  const isBlocked = sortStaysAhead(ahead).blocking.length > 0;
  const [isBooked, setBooked] = useState(false);
  const [isStale, setStale] = useState(false);

  const remove = async () => {
    const answer = await change(() => call('DELETE /api/proprietario/account'));
    if (answer.ok) {
      showToast(struttureMessages.accountDeleted);
      return null;
    }
    setBooked(answer.codice === 'PRENOTAZIONI_FUTURE');
    setStale(answer.codice === 'PROVA_SCADUTA');
    return answer.codice === 'PROVA_SCADUTA' ? null : answer.detail;
  };
  const close = () => {
    setBooked(false);
    setStale(false);
    setConfirming(false);
  };

  return (
    <section className="owner-account-data">
      <div>
        <h2 className="h3">{messages.accountTitle}</h2>
        <p className="muted">{messages.accountDataHelp}</p>
      </div>
      <div className="actions">
        {/* The link leads to a file, not a page, so the browser must download it. */}
        <a className="btn alt sm" href={fileAddress('/api/proprietario/dati')} download>
          <Icon name="download-simple" />
          {messages.downloadDataButton}
        </a>
        <HydratedButton className="btn danger sm" onClick={() => setConfirming(true)}>
          <Icon name="trash" />
          {messages.deleteAccountButton}
        </HydratedButton>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onCancel={close}
        onConfirm={remove}
        {...((isBlocked || isBooked) && { title: privacyMessages.openBookingsTitle })}
        {...(isBlocked && { confirm: null })}
        isDanger
        after={
          <>
            {(isBlocked || isBooked) && (
              <p className="rientra">
                <Link to={allBookingsPath()}>{struttureMessages.seeBookingsLink}</Link>
              </p>
            )}
            {isStale && <OwnerProof email={email} />}
          </>
        }
      >
        <ErasureSummary email={email} strutture={strutture} ahead={ahead} />
      </ConfirmDialog>
    </section>
  );
}
