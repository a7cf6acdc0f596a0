import { Icon } from '../icons/Icon.tsx';
import * as messages from '../messages/visitor.ts';

type RetryNoteProps = { sentence: string; onRetry: () => void; isBusy?: boolean };

export function RetryNote({ sentence, onRetry, isBusy = false }: RetryNoteProps) {
  return (
    <div className="note err-n">
      <Icon name="warning-circle" />
      <p role="alert">{sentence}</p>
      <button type="button" className="txtlink" aria-disabled={isBusy} onClick={onRetry}>
        {messages.retryButton}
      </button>
    </div>
  );
}
