import { Field } from '../../../../ui/forms/Field.tsx';
import { guestOptions } from '../../../rules/guest-options.ts';
import * as messages from '../../../messages/visitor.ts';

type GuestsQuestionProps = {
  most: number;
  guests: number | null;
  fault: string | undefined;
  onChoose: (guests: number) => void;
};

export function GuestsQuestion({ most, guests, fault, onChoose }: GuestsQuestionProps) {
  return (
    <Field id="guests" label={messages.howManyGuestsLabel} error={fault}>
      {(control) => (
        <select
          {...control}
          name="guests"
          className="sel"
          required
          value={guests ?? ''}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {guests === null && <option value="">{messages.guestNumberPlaceholder}</option>}
          {guestOptions(most).map((count) => (
            <option key={count} value={count}>
              {messages.guestsOption(count)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
