import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { RejectDialog } from '../actions/RejectDialog.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { type BulkState, useBulk } from './use-bulk.ts';
import type { Panel } from './use-panel.ts';
import * as messages from '../../messages/admin.ts';

type BulkDialogsProps = {
  panel: Panel;
  requestedKind: 'approve' | 'reject' | null;
  onRequest: () => void;
};

function outcome({ order, done }: BulkState): string {
  return order.kind === 'approve' ? messages.approvedCount(done.length) : messages.rejectedCount(done.length);
}

export function BulkDialogs({ panel, requestedKind, onRequest }: BulkDialogsProps) {
  const { onSignedOut } = useAdminSession();
  const { selection, items } = panel;
  const { bulk, isStopping, run, stop, close } = useBulk((state) => {
    panel.onBulk(state.done, state.failures.length > 0);
    if (state.done.length < state.order.items.length) return;
    showToast(outcome(state));
    panel.focusQueue();
  });
  const chosen = items.filter(({ id }) => selection.selected.has(id));
  const begin = (kind: 'approve' | 'reject', motivo: string) => {
    onRequest();
    run({ kind, items: chosen, motivo });
  };
  const leave = () => {
    close();
    if (bulk?.phase === 'signedOut') return onSignedOut();
    panel.focusQueue();
  };

  return (
    <>
      {requestedKind === 'approve' && (
        <ConfirmDialog open onCancel={onRequest} onConfirm={() => begin('approve', '')}>
          <p>{messages.approveManyQuestion(chosen.length)}</p>
        </ConfirmDialog>
      )}
      {requestedKind === 'reject' && (
        <RejectDialog
          subject={{ count: chosen.length }}
          onClose={onRequest}
          onReject={(motivo) => begin('reject', motivo)}
        />
      )}
      {bulk && (
        <BulkProgress bulk={bulk} summary={outcome(bulk)} isStopping={isStopping} onStop={stop} onClose={leave} />
      )}
    </>
  );
}
