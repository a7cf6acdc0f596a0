import { FieldError } from '../../../ui/FieldError.tsx';
import { fieldId } from './field-names.ts';
import type { FormControls } from './form-controls.ts';

/** Consent, asked only of a new struttura. The text opens beside the form, which stays as it is. */
export function PrivacyField({ form }: { form: FormControls }) {
  const id = fieldId('consenso_privacy');
  const error = form.errorOf('consenso_privacy');
  return (
    <div className="fld">
      <div className="riga-cb">
        <input
          type="checkbox"
          className="cb"
          id={id}
          name="consenso_privacy"
          checked={form.state.consenso_privacy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-err` : undefined}
          onChange={({ target }) => form.set({ consenso_privacy: target.checked })}
        />
        <span>
          <label htmlFor={id}>Ho letto l’informativa sulla privacy e acconsento al trattamento dei dati.</label>{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            Leggi l’informativa<span className="sr"> (si apre in un’altra scheda)</span>
          </a>
        </span>
      </div>
      <FieldError id={`${id}-err`} text={error} />
    </div>
  );
}
