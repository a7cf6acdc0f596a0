import { formatEuro } from '../kernel/cents.ts';
import { parseEuro } from '../kernel/parse-euro.ts';
import type { Control } from './Field.tsx';

type PriceInputProps = Control & {
  /** As it is typed; `parseEuro` reads it. */
  value: string;
  onChange: (text: string) => void;
};

/**
 * An amount of euros, as text: number fields read «95.50» as 9550 € in Italian. When it is left, what was typed is
 * written out as `95,50 €`; what is no amount stays as it is.
 */
export function PriceInput({ value, onChange, ...control }: PriceInputProps) {
  const writeOut = () => {
    const cents = parseEuro(value);
    if (cents !== null) onChange(formatEuro(cents));
  };
  return (
    <input
      {...control}
      className="inp num"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00 €"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={writeOut}
    />
  );
}
