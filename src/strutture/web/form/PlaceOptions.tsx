import type { LoadState } from '../../../locations/web/use-loaded.ts';
import { Field } from '../../../ui/Field.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import * as t from './messages.it.ts';

type PlaceOptionsProps<T> = {
  name: 'regione_id' | 'provincia_id';
  none: string;
  value: number | null;
  list: LoadState<T[]>;
  labelOf: (item: T) => string;
  error: string | undefined;
  onChoose: (id: number | null) => void;
};

/** A select of regions or provinces; out of reach until the choice above it is made. */
export function PlaceOptions<T extends { id: number }>(props: PlaceOptionsProps<T>) {
  const { name, none, value, list, labelOf, error, onChoose } = props;
  return (
    <Field id={fieldId(name)} label={FIELD_LABELS[name]} error={error}>
      {(control) => (
        <select
          {...control}
          className="sel"
          name={name}
          disabled={list.kind === 'idle'}
          value={list.kind === 'loaded' ? (value ?? '') : ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{list.kind === 'loading' ? t.unMomento : none}</option>
          {list.kind === 'loaded' &&
            list.data.map((item) => (
              <option key={item.id} value={item.id}>
                {labelOf(item)}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
