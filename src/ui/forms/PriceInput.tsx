import { formatEuro } from '../../kernel/money/cents.ts';
import { parseEuro } from '../../kernel/money/parse-euro.ts';
import type { Control } from './Field.tsx';

type PriceInputProps = Control & {
  value: string;
  onChange: (text: string) => void;
};

/** Uses a text field, because number fields parse «95.50» as 9550 € in Italian. */
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
