import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { FormControls } from './form-controls.ts';
import * as messages from '../../messages/owner.ts';

type OneOfFieldProps<Value extends string> = {
  form: FormControls;
  name: 'animali' | 'fumo' | 'feste';
  labels: Readonly<Record<Value, string>>;
  order: readonly Value[];
  value: Value | '';
  onChoose: (value: Value | '') => void;
};

export function OneOfField<Value extends string>(props: OneOfFieldProps<Value>) {
  const { form, name, labels, order, value, onChoose } = props;
  const answers: readonly (readonly [Value | '', string])[] = [
    ...order.map((each) => [each, labels[each]] as const),
    ['', messages.notStatedOption],
  ];
  return (
    <ChoiceGroup id={messages.fieldId(name)} legend={messages.FIELD_LABELS[name]} error={form.errorOf(name)}>
      <div className="strutture-pills">
        {answers.map(([answer, label]) => (
          <label key={answer} className="pill">
            <input
              type="radio"
              className="strutture-checkbox"
              name={name}
              checked={value === answer}
              onChange={() => onChoose(answer)}
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
