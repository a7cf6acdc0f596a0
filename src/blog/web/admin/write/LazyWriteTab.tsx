import { type ComponentType, lazy, Suspense } from 'react';
import { LoadNote } from '../LoadNote.tsx';
import type { WriteTabProps } from './WriteTab.tsx';
import * as messages from '../../../messages/admin.ts';

/** Stands in for the editor until its code is here, and when it does not come, as after a new version of the portal. */
const Placeholder = ({ phase }: { phase: 'loading' | 'failed' }) => (
  <LoadNote
    of={{ phase, data: null, reload: () => window.location.reload() }}
    coming={messages.articleLoading}
    failed={messages.editorNotLoaded}
  />
);

// Who moderates comments loads no editor.
const WriteTabChunk = lazy<ComponentType<WriteTabProps>>(() =>
  import('./WriteTab.tsx').then(
    ({ WriteTab }) => ({ default: WriteTab }),
    () => ({ default: () => <Placeholder phase="failed" /> }),
  ),
);

export function LazyWriteTab(props: WriteTabProps) {
  return (
    <Suspense fallback={<Placeholder phase="loading" />}>
      <WriteTabChunk {...props} />
    </Suspense>
  );
}
