import { Field } from '../../../ui/Field.tsx';
import { LEAST_PRICE } from '../../rules/step-price.ts';
import { SteppedPrice } from '../form/SteppedPrice.tsx';
import { ROOM_LABELS } from './room-errors.ts';

type RoomPriceProps = { id: string; value: string; error: string | undefined; onChange: (text: string) => void };

/** A room's price of a night. */
export function RoomPrice({ id, value, error, onChange }: RoomPriceProps) {
  return (
    <Field id={id} label={ROOM_LABELS.prezzo_notte} error={error}>
      {(control) => <SteppedPrice {...control} value={value} onChange={onChange} least={LEAST_PRICE.room} />}
    </Field>
  );
}
