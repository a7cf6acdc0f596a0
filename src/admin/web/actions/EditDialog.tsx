import { useState } from 'react';
import { adminMessages } from '../../../strutture/admin-messages.it.ts';
import { stateOfSaved } from '../../../strutture/web/form/state-of-saved.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { sendJson } from '../../../ui/send-json.ts';
import { AdminForm } from './AdminForm.tsx';
import type { ActionProps } from './action-props.ts';
import { strutturaCall } from '../struttura-call.ts';

const TITLE = 'Modifica Struttura';

/** Modifica Struttura: the whole form in admin mode. What is saved holds at once. */
export function EditDialog({ struttura, onClose, onDone }: ActionProps) {
  // Of what the form began with, also when the panel hears of something newer.
  const [{ id, nome, form, versione, richiesta, stripe_onboarding_completed }] = useState(struttura);
  if (richiesta === 'modifica') {
    return (
      <Dialog open onClose={onClose} title={TITLE}>
        <p className="note warn">
          <Icon name="warning" />
          {adminMessages.modificaInAttesa}
        </p>
      </Dialog>
    );
  }
  return (
    <AdminForm
      mode="edit"
      title={TITLE}
      nome={nome}
      initial={{ ...stateOfSaved(form), stripe_onboarding_completed }}
      draftKey={`ospitalia_admin_modifica_${id}`}
      submit={(body) => sendJson('PUT', strutturaCall(id), { ...body, versione })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
