import type { ComponentProps, ReactNode } from 'react';
import { Field, type Optional } from '../../../ui/forms/Field.tsx';
import { languageOf } from '../../rules/text-languages.ts';
import type { FormControls } from './form-controls.ts';
import { TextLanguage } from './TextLanguage.tsx';
import * as messages from '../../messages/owner.ts';

type TextName =
  | 'nome'
  | 'indirizzo'
  | 'telefono'
  | 'email'
  | 'booking_ical_url'
  | 'punto'
  | 'animali_nota'
  | 'gradini_nota'
  | 'accoglie_nome'
  | 'arrivo_dalle'
  | 'arrivo_entro'
  | 'partenza_entro';

const isNote = (name: TextName): name is 'animali_nota' | 'gradini_nota' =>
  name === 'animali_nota' || name === 'gradini_nota';

type TextFieldProps = {
  form: FormControls;
  name: TextName;
  hint?: ReactNode;
  optional?: Optional | undefined;
} & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
>;

export function TextField({ form, name, hint, optional, ...input }: TextFieldProps) {
  return (
    <Field
      id={messages.fieldId(name)}
      label={messages.FIELD_LABELS[name]}
      optional={optional}
      hint={hint}
      error={form.errorOf(name)}
      after={isNote(name) && <TextLanguage form={form} name={name} />}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          className="inp"
          name={name}
          lang={isNote(name) ? languageOf(form.state, name) : undefined}
          value={form.state[name]}
          onChange={({ target }) => form.set({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
