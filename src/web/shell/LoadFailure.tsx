import { useRevalidator } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';

/** What did not come, and the way to ask for it again without leaving the page. */
export function LoadFailure({ sentence }: { sentence: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="note err-n">
      <Icon name="warning-circle" />
      <p role="alert">{sentence}</p>
      <button type="button" className="txtlink" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
        Riprova
      </button>
    </div>
  );
}
