import { useEffect, useState } from 'react';
import { createDecisions, type Decision } from './decisions.ts';

export type DecisionFlow = ReturnType<typeof useDecisions>;

/** The panel's decisions on their way; leaving the page sends them. */
export function useDecisions() {
  const [open, setOpen] = useState<readonly Decision[]>([]);
  const [decisions] = useState(() => createDecisions(setOpen));

  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) decisions.flush();
    };
    // A phone may end a page that is not on the screen without another word.
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', decisions.flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', decisions.flush);
      decisions.flush();
    };
  }, [decisions]);

  return { open, decisions };
}
