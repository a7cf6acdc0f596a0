import { Icon } from '../../../ui/Icon.tsx';
import './load-failure.css';
import * as t from './messages.it.ts';

export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="admin-failure">
      <p className="note err-n" role="alert">
        <Icon name="warning-circle" />
        {sentence}
      </p>
      <button type="button" className="btn alt sm" onClick={onRetry}>
        <Icon name="arrows-clockwise" />
        {t.riprova}
      </button>
    </div>
  );
}
