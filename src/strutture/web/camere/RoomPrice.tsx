import type { KeyboardEvent } from 'react';
import { announce } from '../../../ui/announce.ts';
import { Field } from '../../../ui/Field.tsx';
import { PriceInput } from '../../../ui/PriceInput.tsx';
import { stepPrice } from '../../rules/step-price.ts';
import { ROOM_LABELS } from './room-errors.ts';

type RoomPriceProps = { id: string; value: string; error: string | undefined; onChange: (text: string) => void };

/** A room's price: typed, or stepped by 5 € with the arrow keys and two buttons, which Tab passes by. */
export function RoomPrice({ id, value, error, onChange }: RoomPriceProps) {
  const step = (direction: 1 | -1) => {
    const next = stepPrice(value, direction);
    onChange(next);
    // The text changes without a key of its own: a screen reader says nothing by itself.
    announce(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Field id={id} label={ROOM_LABELS.prezzo_notte} error={error}>
      {(control) => (
        <div className="conta" onKeyDown={onKeyDown}>
          <button type="button" tabIndex={-1} aria-label="5 euro in meno" onClick={() => step(-1)}>
            −
          </button>
          <PriceInput {...control} value={value} onChange={onChange} />
          <button type="button" tabIndex={-1} aria-label="5 euro in più" onClick={() => step(1)}>
            +
          </button>
        </div>
      )}
    </Field>
  );
}
