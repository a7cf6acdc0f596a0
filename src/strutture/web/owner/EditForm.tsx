import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import type { OwnerDetail } from '../../owner-contract.ts';
import { stateOfSaved } from '../form/state-of-saved.ts';
import { StrutturaForm } from '../form/StrutturaForm.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { ownerPath } from '../../rules/owner-path.ts';
import { type Outcome, readOutcome } from './read-outcome.ts';
import { signInPath } from '../../../accounts/web/owner/return-path.ts';
import * as messages from '../../messages/owner.ts';
import { chooseReview } from '../../rules/choose-review.ts';
import { parseCin } from '../../rules/cin.ts';
import { formatPoint, parsePoint } from '../../rules/parse-point.ts';
import type { FormState } from '../form/form-state.ts';

type EditReview = 'ofARequest' | 'ofARefusal' | 'ofTheChange' | 'apply' | 'review';

type EditedStruttura = Pick<OwnerDetail, 'status' | 'modifica' | 'form'>;

/** Predicts how the server will review an edit; uses the server's own rule. */
export function editReview({ status, modifica, form }: EditedStruttura, state: FormState): EditReview {
  if (status === 'rifiutata') return 'ofARefusal';
  if (status !== 'approvata' && status !== 'sospesa') return 'ofARequest';
  if (modifica !== null) return 'ofTheChange';
  const punto = parsePoint(state.punto);
  const edited = {
    ...state,
    cin: parseCin(state.cin) ?? state.cin,
    citta_id: state.citta_id ?? form.citta_id,
    indirizzo: state.indirizzo.trim(),
    punto: punto.ok ? formatPoint(punto.value) : state.punto,
    photos: state.photos.map(({ immagine }) => immagine),
    hostPhoto: state.accoglie_foto,
  };
  return chooseReview({ ...form, photos: form.immagini, hostPhoto: form.accoglie_foto }, edited);
}

function outcomeSentence(before: OwnerDetail['status'], { isWaiting, status }: Outcome): string {
  if (isWaiting) return messages.editSentForReview;
  if (before === 'rifiutata') return messages.requestResubmitted;
  return status === 'approvata' ? messages.editApplied : messages.editSaved;
}

export function EditForm({ struttura }: { struttura: OwnerDetail }) {
  const { id, status } = struttura;
  const navigate = useNavigate();
  // The version at the time the form was opened. It must not change, so that the server detects a concurrent edit.
  const [versione] = useState(struttura.versione);
  const leave = async (answer: Parameters<typeof readOutcome>[0]) => {
    await navigate(ownerPath(id));
    showToast(outcomeSentence(status, readOutcome(answer)));
  };
  return (
    <StrutturaForm
      mode="edit"
      initial={stateOfSaved(struttura.form)}
      draftKey={`ospitalia_modifica_${id}`}
      signInPath={signInPath(ownerPath(id, 'modifica'))}
      submit={(body) => call('PUT /api/proprietario/strutture/{id}', { params: { id }, body: { ...body, versione } })}
      onDone={(answer) => void leave(answer)}
      {...(status === 'rifiutata' && { sendLabel: messages.resubmitRequestButton })}
      note={(state) => messages.editReviewNotes[editReview(struttura, state)]}
    />
  );
}
