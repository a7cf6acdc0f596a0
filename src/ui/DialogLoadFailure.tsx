import { useLayoutEffect, useRef } from 'react';
import { pageFaultMessages } from '../kernel/page-fault-messages.it.ts';
import * as t from './messages.it.ts';

/** Stands in for a dialog whose file did not come: a new version of the portal has taken its place, or the network has failed. */
export function DialogLoadFailure({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const sentence = pageFaultMessages.finestraNonCaricata;
  return (
    <dialog ref={dialog} role="alertdialog" className="confirm" aria-label={sentence} onClose={onClose}>
      <div className="db">
        <p>{sentence}</p>
      </div>
      <div className="df">
        <button type="button" className="btn alt" onClick={onClose}>
          {t.chiudi}
        </button>
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          {t.ricaricaLaPagina}
        </button>
      </div>
    </dialog>
  );
}
