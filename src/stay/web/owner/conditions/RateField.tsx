import { formatDayMonthYear } from '../../../../kernel/calendar-date.ts';
import { readTypedDate } from '../../../../calendar/rules/read-typed-date.ts';
import { conditionsPageMessages as messages } from '../../../../strutture/conditions-page-messages.it.ts';
import { Field, type Optional } from '../../../../ui/Field.tsx';
import { PriceInput } from '../../../../ui/PriceInput.tsx';
import { type RateField as Name, type TypedRate, rateFieldId } from './typed-conditions.ts';
import type { ConditionControls } from './use-conditions.ts';

export type Kind = 'price' | 'count' | 'date' | 'text';

type RateFieldProps = {
  rate: TypedRate;
  name: Name;
  kind: Kind;
  label: string;
  hint: string | undefined;
  optional: Optional | undefined;
  controls: ConditionControls;
};

/** One field of a row of prices, with its fault. */
export function RateField({ rate, name, kind, label, hint, optional, controls }: RateFieldProps) {
  const { shown, failure, writeRate } = controls;
  const wireName = `tariffe.${shown.rates.indexOf(rate)}.${name}`;
  const value = rate[name];
  const write = (text: string) => writeRate(rate.key, { [name]: text });
  return (
    <Field
      id={rateFieldId(rate.key, name)}
      label={label}
      hint={hint}
      optional={optional}
      error={failure?.campi[wireName]}
    >
      {(control) =>
        kind === 'price' ? (
          <PriceInput {...control} value={value} onChange={write} />
        ) : (
          <input
            {...control}
            className={kind === 'text' ? 'inp' : 'inp num'}
            inputMode={kind === 'count' ? 'numeric' : undefined}
            autoComplete="off"
            maxLength={kind === 'text' ? 60 : undefined}
            placeholder={kind === 'date' ? messages.formatoData : undefined}
            value={value}
            onChange={({ target }) => write(target.value)}
            onBlur={() => kind === 'date' && writeOut(value, write)}
          />
        )
      }
    </Field>
  );
}

function writeOut(text: string, write: (text: string) => void): void {
  const day = readTypedDate(text);
  const written = day === null ? text : formatDayMonthYear(day);
  if (written !== text) write(written);
}
