import { useState, useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { SignInAgain } from '../../../accounts/web/owner/SignInAgain.tsx';
import { allBookingsPath, ownerPath } from '../../rules/owner-path.ts';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { signInPath, OWNER_AREA } from '../../../accounts/web/owner/return-path.ts';
import * as accountsMessages from '../../../accounts/messages/owner.ts';
import * as messages from '../../messages/owner.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';

type RemovalProps = { struttura: OwnerStruttura; onGone: () => void };

function wayOutOf({ status, codice }: Extract<Reply<unknown>, { ok: false }>) {
  if (codice === 'PRENOTAZIONI_FUTURE') return 'bookings';
  return status === SIGNED_OUT ? 'sign in' : null;
}

export function Removal({ struttura: { id, nome }, onGone }: RemovalProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [way, setWay] = useState<'bookings' | 'sign in' | null>(null);

  const remove = async () => {
    const answer = await call('DELETE /api/proprietario/strutture/{id}', { params: { id } });
    if (!answer.ok) {
      setWay(wayOutOf(answer));
      return answer.detail || accountsMessages.siteUnreachable;
    }
    onGone();
    return null;
  };
  const close = () => {
    setWay(null);
    setConfirming(false);
  };

  return (
    <>
      <HydratedButton className="btn danger" onClick={() => setConfirming(true)}>
        <Icon name="trash" />
        {messages.deleteButton}
      </HydratedButton>
      <ConfirmDialog
        open={isConfirming}
        onCancel={close}
        onConfirm={remove}
        isDanger
        after={
          <>
            {way === 'sign in' && <SignInAgain to={signInPath(ownerPath(id))} />}
            {way === 'bookings' && (
              <p className="rientra">
                <Link to={allBookingsPath()}>{messages.seeBookingsLink}</Link>
              </p>
            )}
          </>
        }
      >
        <p>
          {messages.deleteQuestionStart} <b>{nome}</b>
          {messages.deleteQuestionEnd}
        </p>
      </ConfirmDialog>
    </>
  );
}

export function useGone() {
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  const leave = useEffectEvent(async () => {
    await navigate(OWNER_AREA, { replace: true });
    showToast(messages.listingDeleted);
  });
  useEffect(() => {
    if (isGone) void leave();
  }, [isGone]);
  return { isGone, onGone: () => setGone(true) };
}
