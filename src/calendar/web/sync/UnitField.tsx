import { useId } from 'react';
import { Field } from '../../../ui/Field.tsx';
import type { CalendarProperty } from '../../property-contract.ts';
import * as messages from '../../messages/owner.ts';

type UnitFieldProps = { property: CalendarProperty; unit: number | null; onChange: (unit: number | null) => void };

export function UnitField({ property: { camere }, unit, onChange }: UnitFieldProps) {
  const id = useId();
  if (camere.length === 0) return null;
  return (
    <Field id={id} label={messages.calendarUnitLabel} className="unita">
      {(control) => (
        <select
          {...control}
          className="sel"
          value={unit ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{messages.wholeHomeLabel}</option>
          {camere.map((camera) => (
            <option key={camera.id} value={camera.id}>
              {camera.nome_camera}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
