import { useRevalidator } from 'react-router';
import { RetryNote } from '../../../ui/loading/RetryNote.tsx';

export function LoadFailure({ sentence }: { sentence: string }) {
  const { revalidate, state } = useRevalidator();
  return <RetryNote sentence={sentence} isBusy={state !== 'idle'} onRetry={() => void revalidate()} />;
}
