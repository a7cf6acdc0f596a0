import { Icon } from '../../../ui/icons/Icon.tsx';
import './load-failure.css';
import * as messages from '../../messages/admin.ts';

export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="admin-failure">
      <p className="note err-n" role="alert">
        <Icon name="warning-circle" />
        {sentence}
      </p>
      <button type="button" className="btn alt sm" onClick={onRetry}>
        <Icon name="arrows-clockwise" />
        {messages.retryButton}
      </button>
    </div>
  );
}
