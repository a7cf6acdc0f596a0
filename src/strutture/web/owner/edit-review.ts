import type { OwnDetail } from '../../owner-contract.ts';
import { chooseReview } from '../../rules/choose-review.ts';
import { parseCin } from '../../rules/cin.ts';
import { formatPoint, parsePoint } from '../../rules/parse-point.ts';
import type { FormState } from '../form/form-state.ts';

export type EditReview = 'ofARequest' | 'ofARefusal' | 'ofTheChange' | 'apply' | 'review';

type EditedStruttura = Pick<OwnDetail, 'status' | 'modifica' | 'form'>;

/** The server decides; this says it before, by the same rule. `state` began as `form`, which is what is published. */
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
