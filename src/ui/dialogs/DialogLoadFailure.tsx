import { useLayoutEffect, useRef } from 'react';
import * as messages from '../messages/visitor.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

/** Stands in for a dialog whose file did not come: a new version of the portal has taken its place, or the network has failed. */
export function DialogLoadFailure({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const sentence = kernelMessages.dialogNotLoaded;
  return (
    <dialog ref={dialog} role="alertdialog" className="confirm" aria-label={sentence} onClose={onClose}>
      <div className="db">
        <p>{sentence}</p>
      </div>
      <div className="df">
        <button type="button" className="btn alt" onClick={onClose}>
          {messages.closeButton}
        </button>
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          {messages.reloadPageButton}
        </button>
      </div>
    </dialog>
  );
}
