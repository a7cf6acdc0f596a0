import { useNavigation } from 'react-router';

/** A sign of life between two pages; its styles show it to whoever waits for longer than a moment. */
export function ProgressLine() {
  return useNavigation().state === 'idle' ? null : <div className="progress" aria-hidden="true" />;
}
