import { Field, type Optional } from '../../../ui/forms/Field.tsx';
import { countCharacters } from './count-characters.ts';
import { languageOf } from '../../rules/text-languages.ts';
import type { FormControls } from './form-controls.ts';
import { TextLanguage } from './TextLanguage.tsx';
import * as messages from '../../messages/owner.ts';

type LongTextFieldProps = {
  form: FormControls;
  name: 'descrizione' | 'regole' | 'accoglie_parole';
  hint: string;
  max: number;
  rows: number;
  optional?: Optional;
};

export function LongTextField({ form, name, hint, max, rows, optional }: LongTextFieldProps) {
  const text = form.state[name];
  const count = countCharacters(text);
  const description = (
    <>
      {hint}{' '}
      <span className={count > max ? 'strutture-too-long num' : 'num'}>{messages.characterCount(count, max)}</span>
    </>
  );
  return (
    <Field
      id={messages.fieldId(name)}
      label={messages.FIELD_LABELS[name]}
      optional={optional}
      hint={description}
      error={form.errorOf(name)}
      after={<TextLanguage form={form} name={name} />}
    >
      {(control) => (
        <textarea
          {...control}
          className="inp"
          name={name}
          lang={languageOf(form.state, name)}
          rows={rows}
          value={text}
          onChange={({ target }) => form.set({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
