import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import * as messages from '../messages/visitor.ts';

export type Control = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type Optional = 'facoltativo' | 'facoltativa' | 'facoltativi' | 'facoltative';

type FieldProps = {
  id: string;
  label: ReactNode;
  optional?: Optional | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isAlert?: boolean;
  className?: string;
  after?: ReactNode;
  children: (control: Control) => ReactNode;
};

export function Field({ id, label, optional, hint, error, isAlert = false, className, after, children }: FieldProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-err` : ''].filter(Boolean).join(' ');
  return (
    <div className={className === undefined ? 'fld' : `fld ${className}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="muted"> ({messages.optionalNote(optional)})</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-err`} text={error} role={isAlert ? 'alert' : undefined} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {after}
    </div>
  );
}
