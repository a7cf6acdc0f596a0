import { type ReactNode, useId } from 'react';
import type { FormControls } from './form-controls.ts';

type FormSectionProps = { form: FormControls; number: number; title: string; lead?: ReactNode; children: ReactNode };

/** A titled part of the form, with its house number on a tile. */
export function FormSection({ form: { heading: Heading }, number, title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="strutture-part" aria-labelledby={id}>
      <div className="th">
        <span className="house-number" aria-hidden="true">
          {number}
        </span>
        <Heading id={id}>{title}</Heading>
      </div>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}
