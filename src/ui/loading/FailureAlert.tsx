import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Sentences } from '../Sentences.tsx';

/** Render the alert empty first, because screen readers miss a region that is added together with its text. */
export function FailureAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="note err-n">
          <Icon name="warning-circle" />
          {typeof children === 'string' ? <Sentences text={children} /> : children}
        </p>
      )}
    </div>
  );
}
