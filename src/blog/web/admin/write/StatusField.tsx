import { useId } from 'react';
import type { BlogStatus } from '../../../contract.ts';

const CHOICES: readonly { value: BlogStatus; label: string; hint: string }[] = [
  { value: 'bozza', label: 'Bozza', hint: 'La vede solo chi amministra.' },
  { value: 'pubblicato', label: 'Pubblicato', hint: 'Tutti lo leggono nel blog.' },
];

/** "Blog post: bozza hidden from public, pubblicato visible; chosen at creation" (specification section 4). */
export function StatusField({ value, onChange }: { value: BlogStatus; onChange: (value: BlogStatus) => void }) {
  const id = useId();
  return (
    <fieldset className="stato-campo">
      <legend className="lab">Stato</legend>
      {CHOICES.map((choice) => (
        <div key={choice.value} className="blog-scelta">
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            name={id}
            value={choice.value}
            checked={value === choice.value}
            aria-describedby={`${id}-${choice.value}-hint`}
            onChange={() => onChange(choice.value)}
          />
          <label htmlFor={`${id}-${choice.value}`}>{choice.label}</label>
          <small id={`${id}-${choice.value}-hint`}>{choice.hint}</small>
        </div>
      ))}
    </fieldset>
  );
}
