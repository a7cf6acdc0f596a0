import { toEuros } from '../../kernel/money/cents.ts';
import { parseEuro } from '../../kernel/money/parse-euro.ts';
import { readWhole } from './read-number.ts';
import type { CameraForm, StrutturaForm } from './struttura-form.ts';

/** Text that is not a number stays as entered, so that validation can report it. */
function whole(typed: string): number | string {
  return readWhole(typed.trim()) ?? typed;
}

function euros(typed: string): number | string {
  const cents = parseEuro(typed);
  return cents === null ? typed : toEuros(cents);
}

export function cameraPayload(camera: CameraForm) {
  return { ...camera, posti_letto: whole(camera.posti_letto), prezzo_notte: euros(camera.prezzo_notte) };
}

/**
 * Returns the request body of a form, without its photos. Numbers are sent as numbers (PRODUCT.md § 5).
 * @example formPayload({ ...emptyForm(), prezzo_notte: '95,50 €' }).prezzo_notte // 95.5
 */
export function formPayload(form: StrutturaForm) {
  return {
    ...form,
    prezzo_notte: euros(form.prezzo_notte),
    posti_letto: whole(form.posti_letto),
    num_camere: whole(form.num_camere),
    num_bagni: whole(form.num_bagni),
    gradini: whole(form.gradini),
    prezzo_pulizie: euros(form.prezzo_pulizie),
    camere: form.camere.map(cameraPayload),
  };
}
