import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { LiveRegions } from './LiveRegions.tsx';

type ConfirmDialogProps = {
  open: boolean;
  /** Annulla, Esc, and the end of a confirmed action that went well. */
  onClose: () => void;
  /** Does what is asked; what went wrong as a sentence, or `null`. A failure keeps the dialog open and is shown in it. */
  onConfirm: () => Promise<string | null>;
  /** What cannot be taken back is drawn as a danger. */
  isDanger?: boolean;
  /** A sentence that names the thing, and what is asked beyond it. */
  children: ReactNode;
};

/**
 * The question before an action that surprises (`Conferma Azione`). Annulla has the first focus, so that a hasty Enter
 * changes nothing; a click beside the dialog does nothing either.
 */
export function ConfirmDialog({ open, onClose, onConfirm, isDanger = false, children }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [titleId, textId] = [useId(), useId()];

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    setFailure(null);
    element.showModal();
    cancel.current?.focus();
  }, [open]);

  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const sentence = await onConfirm();
    setBusy(false);
    if (sentence === null) onClose();
    else setFailure(sentence);
  };
  // What has begun is not called off by leaving the question.
  const keepWhileBusy = (event: SyntheticEvent) => {
    if (isBusy) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="conferma"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={keepWhileBusy}
      onClose={onClose}
    >
      <div className="dh">
        <h2 id={titleId}>Conferma Azione</h2>
      </div>
      <div className="db">
        <div id={textId}>{children}</div>
        <div role="alert">
          {failure !== null && (
            <p className="note err-n">
              <Icon name="warning-circle" />
              {failure}
            </p>
          )}
        </div>
      </div>
      <div className="df">
        <button
          type="button"
          ref={cancel}
          className="btn alt"
          aria-disabled={isBusy}
          onClick={() => isBusy || onClose()}
        >
          Annulla
        </button>
        <button
          type="button"
          className={isDanger ? 'btn danger' : 'btn'}
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          Conferma
        </button>
      </div>
      <LiveRegions />
    </dialog>
  );
}
