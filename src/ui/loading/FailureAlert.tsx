import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Sentences } from '../Sentences.tsx';

/** What went wrong, said as soon as it is there. Where nothing is, the region waits for it: a screen reader would miss one that comes with its words. */
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
