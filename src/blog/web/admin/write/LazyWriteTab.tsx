import { type ComponentType, lazy, Suspense } from 'react';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import { LoadNote } from '../LoadNote.tsx';
import type { WriteTabProps } from './WriteTab.tsx';

const messages = blogAdminPageMessages.scrivi;

const Coming = () => (
  <LoadNote phase="loading" hasAny={false} coming={messages.inArrivo} failed="" onRetry={() => {}} />
);

/** Stands in for the editor when its code does not come, as after a new version of the portal. */
const Missing = () => (
  <LoadNote
    phase="failed"
    hasAny={false}
    coming=""
    failed={messages.nonCaricato}
    onRetry={() => window.location.reload()}
  />
);

// Who moderates comments loads no editor.
const WriteTabChunk = lazy<ComponentType<WriteTabProps>>(() =>
  import('./WriteTab.tsx').then(
    ({ WriteTab }) => ({ default: WriteTab }),
    () => ({ default: Missing }),
  ),
);

/** `WriteTab` in a file of its own. */
export function LazyWriteTab(props: WriteTabProps) {
  return (
    <Suspense fallback={<Coming />}>
      <WriteTabChunk {...props} />
    </Suspense>
  );
}
