import type { ReadState } from '../../../api/use-read.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/admin.ts';

export type Reading = Pick<ReadState<unknown>, 'data' | 'phase'> & { reload: () => unknown };

export function LoadNote({ of, coming, failed }: { of: Reading; coming: string; failed: string }) {
  const isComing = of.phase === 'loading' && of.data === null;
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
        {of.phase === 'failed' && (
          <p className="note err-n">
            <Icon name="warning-circle" />
            {failed}
            <button type="button" className="txtlink" onClick={() => void of.reload()}>
              {messages.retryButton}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
