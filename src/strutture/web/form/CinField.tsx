import { paths } from '../../../kernel/pages/paths.ts';
import type { ChangeEvent } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import { CinReading } from './CinReading.tsx';
import type { FormControls } from './form-controls.ts';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/owner.ts';
import { callOrThrow } from '../../../api/call.ts';
import { useLoaded } from '../../../locations/web/use-loaded.ts';
import { type Cin, type CinCheck, cinToCheck } from '../../rules/cin.ts';

const LOOKS: Record<Exclude<CinCheck['kind'], 'idle'>, { className: string; icon: IconName | null }> = {
  checking: { className: 'strutture-cin-check', icon: null },
  available: { className: 'strutture-cin-check ok', icon: 'check-circle' },
  taken: { className: 'strutture-cin-check no', icon: 'warning-circle' },
  error: { className: 'strutture-cin-check boh', icon: 'warning' },
};

function CinStatus({ check }: { check: CinCheck }) {
  const look = check.kind === 'idle' ? null : LOOKS[check.kind];
  const sentence = messages.cinCheckStatuses[check.kind];
  return (
    <p role="status" className={look?.className ?? 'strutture-cin-check'} data-msg={sentence || undefined}>
      {look && (look.icon ? <Icon name={look.icon} /> : <span className="spin s" aria-hidden="true" />)}
      {sentence}
    </p>
  );
}

/** Converts only ASCII letters, so that the text keeps its length and the caret its position. */
function inCapitals(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

export function CinField({ form, check }: { form: FormControls; check: CinCheck }) {
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = target;
    const cin = inCapitals(target.value);
    // If React sets the value, the caret moves to the end. The value is therefore set here.
    if (cin !== target.value) {
      target.value = cin;
      target.setSelectionRange(selectionStart, selectionEnd);
    }
    form.set({ cin });
  };
  return (
    <div className="strutture-cin-field">
      <Field
        id={messages.fieldId('cin')}
        label={messages.cinFieldLabel}
        hint={messages.cinFieldHint}
        error={form.errorOf('cin')}
      >
        {(control) => (
          <input
            {...control}
            className="inp codice"
            name="cin"
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={form.state.cin}
            onChange={type}
          />
        )}
      </Field>
      <CinStatus check={check} />
      {check.kind === 'taken' && form.mode === 'create' && !form.isAdmin && (
        <p className="hint">
          {messages.cinWasYoursHint} <a href={paths.proprietario}>{messages.enterYourAreaLink}</a>
        </p>
      )}
      <CinReading form={form} />
    </div>
  );
}

const DEBOUNCE_MS = 400;

async function checkCin(cin: Cin, signal: AbortSignal): Promise<CinCheck> {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  signal.throwIfAborted();
  const { available } = await callOrThrow('GET /api/check-cin/{cin}', { params: { cin }, signal });
  return { kind: available ? 'available' : 'taken' };
}

const CHECKS = { idle: { kind: 'idle' }, loading: { kind: 'checking' }, failed: { kind: 'error' } } as const;

/** Checks a CIN while the owner types. The struttura's current CIN needs no request. */
export function useCinCheck(typed: string, currentCin: string | null): CinCheck {
  const cin = cinToCheck(typed);
  const { loaded } = useLoaded(cin === currentCin ? null : cin, checkCin);
  return loaded.kind === 'loaded' ? loaded.data : CHECKS[loaded.kind];
}
