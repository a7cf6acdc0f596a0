import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useSelectNavigation } from './use-select-navigation.ts';
import * as messages from '../messages/visitor.ts';

export type SelectLook = 'field' | 'pill';

type PlaceSelectProps = {
  label: string;
  current: string;
  placeholder: string;
  look: SelectLook;
  children?: ReactNode;
};

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
          {messages.goButton}
        </button>
      )}
    </form>
  );
}
