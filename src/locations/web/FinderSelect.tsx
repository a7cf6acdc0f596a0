import { type ReactNode, useId } from 'react';
import { useEarlyChoice } from '../../ui/use-early-choice.ts';

type FinderSelectProps = {
  label: string;
  value: string;
  onChoose: (slug: string) => void;
  /** The option that stands for no choice. */
  none: string;
  disabled?: boolean;
  children: ReactNode;
};

/** One of the finder's three fields. */
export function FinderSelect({ label, value, onChoose, none, disabled = false, children }: FinderSelectProps) {
  const id = useId();
  const select = useEarlyChoice(value, onChoose);
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <select ref={select} id={id} value={value} disabled={disabled} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{none}</option>
        {children}
      </select>
    </div>
  );
}
