import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

/** What a field hands to its control, so that label, hint and error belong to it. */
export type Control = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  /** Said of a field that may stay empty. */
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: Control) => ReactNode;
};

/** A label, one control, a hint and what is wrong with it, told apart and tied together. */
export function Field({ id, label, isOptional = false, hint, error, className, children }: FieldProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-err` : ''].filter(Boolean).join(' ');
  return (
    <div className={className === undefined ? 'fld' : `fld ${className}`}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="muted"> (facoltativo)</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-err`} text={error} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
