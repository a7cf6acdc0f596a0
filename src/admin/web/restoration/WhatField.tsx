import { useId } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import type { Choice } from './use-restoration.ts';
import * as messages from '../../messages/admin.ts';

const COSE = ['casa', 'proprietario'] as const;

type WhatFieldProps = {
  che: Choice['che'];
  cerca: string;
  error: string | undefined;
  onChange: (change: Partial<Pick<Choice, 'che' | 'cerca'>>) => void;
};

export function WhatField({ che, cerca, error, onChange }: WhatFieldProps) {
  const id = useId();
  return (
    <>
      <fieldset className="admin-restoration-choice">
        <legend>{messages.restoreScopeLabel}</legend>
        <div className="admin-restoration-row">
          {COSE.map((cosa) => (
            <label key={cosa} className="admin-restoration-option">
              <input
                type="radio"
                name="che"
                checked={cosa === che}
                onChange={() => onChange({ che: cosa, cerca: '' })}
              />
              <span>{messages.restoreScopes[cosa]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field id={id} label={che === 'casa' ? messages.searchHomeLabel : messages.searchOwnerLabel} error={error}>
        {(control) => (
          <input
            {...control}
            className="inp"
            type={che === 'casa' ? 'text' : 'email'}
            autoComplete="off"
            value={cerca}
            onChange={({ target }) => onChange({ cerca: target.value })}
          />
        )}
      </Field>
    </>
  );
}
