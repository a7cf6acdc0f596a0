import { FieldError } from '../../../ui/FieldError.tsx';
import { fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import * as t from './messages.it.ts';

/** Consent, asked only of a new struttura. The text opens beside the form, which stays as it is. */
export function PrivacyField({ form }: { form: FormControls }) {
  const id = fieldId('consenso_privacy');
  const error = form.errorOf('consenso_privacy');
  return (
    <div className="fld">
      <div className="strutture-check-row">
        <input
          type="checkbox"
          className="strutture-checkbox"
          id={id}
          name="consenso_privacy"
          checked={form.state.consenso_privacy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-err` : undefined}
          onChange={({ target }) => form.set({ consenso_privacy: target.checked })}
        />
        <span>
          <label htmlFor={id}>{t.hoLettoInformativaSullaPrivacy}</label>{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            {t.leggiInformativa}
            <span className="sr"> {t.siApreInAltraScheda}</span>
          </a>
        </span>
      </div>
      <FieldError id={`${id}-err`} text={error} />
    </div>
  );
}
