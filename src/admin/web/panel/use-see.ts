import { useRef } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { withMessage } from '../actions/use-action.ts';
import * as messages from '../../messages/admin.ts';

type SeeFollowUp = {
  onSeen: (seen: AdminDetail) => void;
  onStale: (id: number) => void;
};

export function useSee({ onSeen, onStale }: SeeFollowUp) {
  const { onSignedOut } = useAdminSession();
  const isBusy = useRef(false);
  return async (detail: AdminDetail | null): Promise<void> => {
    if (isBusy.current || detail === null || detail.testi_cambiati === null) return;
    const { id, nome, testi_cambiati } = detail;
    isBusy.current = true;
    const body = { versione: testi_cambiati.versione };
    const answer = await call('PUT /api/admin/strutture/{id}/seen', { params: { id }, body });
    isBusy.current = false;
    if (answer.ok) {
      showToast(answer.data.message);
      return onSeen(answer.data.data);
    }
    showToast(messages.textsNotMarkedSeen(nome, withMessage(answer).detail), 'failed');
    if (answer.status === SIGNED_OUT) onSignedOut();
    else onStale(id);
  };
}
