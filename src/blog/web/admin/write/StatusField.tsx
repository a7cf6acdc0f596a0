import { useId } from 'react';
import type { BlogStatus } from '../../../contract.ts';
import * as t from './messages.it.ts';

const CHOICES: readonly { value: BlogStatus; label: string; hint: string }[] = [
  { value: 'bozza', label: t.bozza, hint: t.laVedeSoloChiAmministra },
  { value: 'pubblicato', label: t.pubblicato, hint: t.tuttiLoLeggonoNelBlog },
];

/** "Blog post: bozza hidden from public, pubblicato visible; chosen at creation" (specification section 4). */
export function StatusField({ value, onChange }: { value: BlogStatus; onChange: (value: BlogStatus) => void }) {
  const id = useId();
  return (
    <fieldset className="blog-status-field">
      <legend className="lab">{t.stato}</legend>
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
