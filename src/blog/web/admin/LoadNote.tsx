import type { Phase } from '../../../api/use-read.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as t from './messages.it.ts';

type LoadNoteProps = {
  phase: Phase;
  /** Whether something is shown already: then only a failure is worth a word. */
  hasAny: boolean;
  coming: string;
  failed: string;
  onRetry: () => void;
};

/** That something comes, with the shape of it, or that it did not come. */
export function LoadNote({ phase, hasAny, coming, failed, onRetry }: LoadNoteProps) {
  const isComing = phase === 'loading' && !hasAny;
  return (
    <>
      <p role="status" className="sr">
        {isComing && coming}
      </p>
      {isComing && (
        <div className="blog-loading" aria-hidden="true">
          <span className="skel" />
          <span className="skel" />
          <span className="skel" />
        </div>
      )}
      <div role="alert">
        {phase === 'failed' && (
          <p className="note err-n">
            <Icon name="warning-circle" />
            {failed}
            <button type="button" className="txtlink" onClick={onRetry}>
              {t.riprova}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
