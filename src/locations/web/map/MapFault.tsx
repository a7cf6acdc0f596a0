import type { MouseEvent } from 'react';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import * as messages from '../../messages/visitor.ts';

type MapFaultProps = { sentence: string | null; onRetry: (() => void) | null };

/** On a retry, the focus moves to the map, because the button disappears. */
export function MapFault({ sentence, onRetry }: MapFaultProps) {
  const retry = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <div className="guasto">
      <FailureAlert>{sentence}</FailureAlert>
      {sentence !== null && onRetry !== null && (
        <button type="button" className="btn alt sm" onClick={retry}>
          {messages.retryButton}
        </button>
      )}
    </div>
  );
}
