import { LINGUE, type Lingua } from '../../rules/lingue.ts';
import { MAX_PAROLE } from '../../rules/read-story.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { FormControls } from './form-controls.ts';
import { HostPhotoField, type HostPhotoFieldProps } from './HostPhotoField.tsx';
import { LongTextField } from './LongTextField.tsx';
import { TextField } from './TextField.tsx';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

export function HostFields({ form, onUpload }: HostPhotoFieldProps) {
  return (
    <>
      <div className="strutture-short">
        <TextField form={form} name="accoglie_nome" autoComplete="given-name" hint={ownerMessages.hostNameHint} />
      </div>
      <HostPhotoField {...{ form, onUpload }} />
      <LanguagesField form={form} />
      <LongTextField form={form} name="accoglie_parole" rows={4} max={MAX_PAROLE} hint={ownerMessages.aboutHostHint} />
    </>
  );
}

function LanguagesField({ form }: { form: FormControls }) {
  const { accoglie_lingue: spoken } = form.state;
  const toggle = (lingua: Lingua) => {
    const accoglie_lingue = LINGUE.filter((each) => (each === lingua ? !spoken.includes(each) : spoken.includes(each)));
    form.set({ accoglie_lingue });
  };
  return (
    <ChoiceGroup
      id={ownerMessages.fieldId('accoglie_lingue')}
      legend={ownerMessages.FIELD_LABELS.accoglie_lingue}
      error={form.errorOf('accoglie_lingue')}
    >
      <div className="strutture-pills">
        {LINGUE.map((lingua) => (
          <label key={lingua} className="strutture-choice">
            <input type="checkbox" className="sr" checked={spoken.includes(lingua)} onChange={() => toggle(lingua)} />
            {messages.languageNames[lingua]}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
