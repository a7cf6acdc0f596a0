import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { stateOfSaved } from '../../../strutture/web/form/state-of-saved.ts';
import { AdminForm } from './AdminForm.tsx';
import type { ActionProps } from './action-props.ts';
import * as messages from '../../messages/admin.ts';

export function EditDialog({ struttura, onClose, onDone, onRefused }: ActionProps) {
  // Retains the data and the version from when the form opened, so that the server detects changes made since then.
  const [{ id, nome, form, versione, stripe_onboarding_completed }] = useState(struttura);
  return (
    <AdminForm
      mode="edit"
      title={messages.editPropertyLabel}
      nome={nome}
      initial={{ ...stateOfSaved(form), stripe_onboarding_completed }}
      draftKey={`ospitalia_admin_modifica_${id}`}
      submit={async (body) => {
        const answer = await call('PUT /api/admin/strutture/{id}', { params: { id }, body: { ...body, versione } });
        if (!answer.ok) onRefused(answer);
        return answer;
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
