import type { KeyboardEvent } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import type { Control } from '../../../ui/forms/Field.tsx';
import { PriceInput } from '../../../ui/forms/PriceInput.tsx';
import { stepPrice } from '../../rules/step-price.ts';
import * as messages from '../../messages/owner.ts';

type SteppedPriceProps = Control & {
  value: string;
  onChange: (text: string) => void;
  least: number;
};

export function SteppedPrice({ value, onChange, least, ...control }: SteppedPriceProps) {
  const step = (direction: 1 | -1) => {
    const next = stepPrice(value, direction, least);
    onChange(next);
    announce(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className="strutture-count" onKeyDown={onKeyDown}>
      <button type="button" tabIndex={-1} aria-label={messages.decreasePriceLabel} onClick={() => step(-1)}>
        −
      </button>
      <PriceInput {...control} value={value} onChange={onChange} />
      <button type="button" tabIndex={-1} aria-label={messages.increasePriceLabel} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}
