import { useId, useState } from 'react';
import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { CheckRow } from '../../../strutture/web/form/CheckRow.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/admin.ts';

type ApproveDialogProps = {
  struttura: AdminStruttura;
  checks: AdminDetail['controlli'];
  onCancel: () => void;
  onConfirm: (isOwnerReached: boolean) => void;
};

export function ApproveDialog({ struttura, checks, onCancel, onConfirm }: ApproveDialogProps) {
  const { nome, richiesta } = struttura;
  const [isReached, setReached] = useState(false);
  const id = useId();
  const problems = checks.filter(({ esito }) => esito === 'problema');
  const needsReach = richiesta === 'nuova' && struttura.email_confirmed === false;
  const confirm = async () => {
    if (needsReach && !isReached) return messages.ownerToReachHint;
    onConfirm(needsReach);
    return null;
  };
  const reach = needsReach && (
    <CheckRow
      id={`${id}-raggiunto`}
      label={messages.ownerReachedOtherwiseLabel}
      hint={messages.recordedInAuditLogHint}
      className="admin-reached"
      checked={isReached}
      onChange={() => setReached(!isReached)}
    />
  );
  return (
    <ConfirmDialog open onCancel={onCancel} onConfirm={confirm} after={reach}>
      {richiesta === 'modifica' ? (
        <p>
          {messages.approveEditQuestionBeginning} <b>{nome}</b>
          {messages.approveEditQuestionEnding}
        </p>
      ) : (
        <p>
          {messages.approveQuestionBeginning} <b>{nome}</b>
          {messages.approveQuestionEnding}
        </p>
      )}
      {problems.length > 0 && (
        <ul className="admin-check mt-4">
          {problems.map(({ codice, testo }) => (
            <li key={codice} className="n">
              <Icon name="warning-circle" />
              {testo}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
