import { useRevalidator } from 'react-router';
import { RetryNote } from '../../../ui/RetryNote.tsx';

/** What did not come, and the way to ask for it again without leaving the page. */
export function LoadFailure({ sentence }: { sentence: string }) {
  const { revalidate, state } = useRevalidator();
  return <RetryNote sentence={sentence} isBusy={state !== 'idle'} onRetry={() => void revalidate()} />;
}
