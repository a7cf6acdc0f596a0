import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';

type ApproveDialogProps = {
  struttura: AdminStruttura;
  /** What the checks found, as far as they are known. */
  checks: AdminDetail['controlli'];
  onCancel: () => void;
  onConfirm: () => void;
};

/** `Conferma Azione` before an approval: what it means, and what the checks found wrong. */
export function ApproveDialog({ struttura: { nome, richiesta }, checks, onCancel, onConfirm }: ApproveDialogProps) {
  const problems = checks.filter(({ esito }) => esito === 'problema');
  return (
    <ConfirmDialog open onCancel={onCancel} onConfirm={onConfirm}>
      {richiesta === 'modifica' ? (
        <p>
          Vuoi approvare la modifica di <b>{nome}</b>? Prende subito il posto della versione pubblicata.
        </p>
      ) : (
        <p>
          Vuoi approvare <b>{nome}</b>? Va subito online.
        </p>
      )}
      {problems.length > 0 && (
        <ul className="chk mt-4">
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
