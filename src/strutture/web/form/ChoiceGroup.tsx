import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/forms/FieldError.tsx';

type ChoiceGroupProps = {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

export function ChoiceGroup({ id, legend, hint, error, children }: ChoiceGroupProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-err` : ''].filter(Boolean).join(' ');
  return (
    <fieldset id={id} className="strutture-choices" aria-describedby={described || undefined}>
      <legend className="lab">{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-err`} text={error} />
    </fieldset>
  );
}
