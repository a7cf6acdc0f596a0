import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useSelectNavigation } from './use-select-navigation.ts';
import * as t from './messages.it.ts';

/** A labelled field, or a pill in a row of filters. */
export type SelectLook = 'field' | 'pill';

type PlaceSelectProps = {
  label: string;
  /** The address of the chosen option, or an empty text while none is. */
  current: string;
  /** The option shown while none is chosen. */
  placeholder: string;
  look: SelectLook;
  /** Options whose values are addresses; without any, the select waits for the one before it. */
  children?: ReactNode;
};

/** One of the dropdowns that lead from place to place. */
export function PlaceSelect({ label, current, placeholder, look, children }: PlaceSelectProps) {
  const id = useId();
  const { value, pending, select, submit } = useSelectNavigation(current);
  return (
    <form className={look === 'field' ? 'fld' : 'pill locations-select'} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        className={look === 'field' ? 'sel' : undefined}
        value={value}
        disabled={!children}
        aria-describedby={pending ? `${id}-vai` : undefined}
      >
        {current === '' && <option value="">{placeholder}</option>}
        {children}
      </select>
      {look === 'pill' && <Icon name="caret-down" size={16} />}
      {pending && (
        <button type="submit" className="btn sm" id={`${id}-vai`}>
          {t.vai}
        </button>
      )}
    </form>
  );
}
