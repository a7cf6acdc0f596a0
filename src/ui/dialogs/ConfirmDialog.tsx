import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { hasClosed } from './has-closed.ts';
import { FailureAlert } from '../loading/FailureAlert.tsx';
import { LiveRegions } from '../toasts/LiveRegions.tsx';
import { useEscape } from './use-escape.ts';
import { useModal } from './use-modal.ts';
import * as messages from '../messages/visitor.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onCancel: () => void;
  /** Takes `open` away when done. One that takes time answers what went wrong, which the dialog shows, or `null`. */
  onConfirm: () => Promise<string | null> | void;
  /** Where the dialog asks for nothing: what it says instead. */
  title?: string;
  /** What the button says that does it; `null`: there is nothing left to do, and the dialog only tells so. */
  confirm?: string | null;
  /** What the button says that does nothing, where "Annulla" would be taken for what is asked. */
  cancel?: string;
  isDanger?: boolean;
  /** What stands below what went wrong, as a way out of it. */
  after?: ReactNode;
  children: ReactNode;
};

/** Annulla has the first focus, so that a hasty Enter changes nothing; a click beside the dialog does nothing either. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title = messages.confirmActionTitle,
  confirm = messages.confirmButton,
  cancel = messages.cancelButton,
  isDanger = false,
  after,
  children,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [titleId, textId] = [useId(), useId()];
  useModal({ dialog, open, first: wayOut });

  // The button that had the focus is gone.
  useEffect(() => {
    if (open && confirm === null) wayOut.current?.focus();
  }, [open, confirm]);

  const doIt = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    setFailure((await onConfirm()) ?? null);
    setBusy(false);
  };
  const leave = () => {
    if (isBusy) return;
    setFailure(null);
    onCancel();
  };
  useEscape(dialog, leave);
  // Closed by us, as by the button: the browser would tell of it a moment later. What has begun is not called off.
  const onCancelEvent = (event: SyntheticEvent) => {
    event.preventDefault();
    leave();
  };

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="confirm"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={onCancelEvent}
      onClose={(event) => open && hasClosed(event) && leave()}
    >
      <div className="dh">
        <h2 id={titleId}>{title}</h2>
      </div>
      <div className="db">
        <div id={textId}>{children}</div>
        <FailureAlert>{failure}</FailureAlert>
        {after}
      </div>
      <div className="df">
        <button type="button" ref={wayOut} className="btn alt" aria-disabled={isBusy} onClick={leave}>
          {confirm === null ? messages.closeButton : cancel}
        </button>
        {confirm !== null && (
          <button
            type="button"
            className={isDanger ? 'btn danger' : 'btn'}
            aria-disabled={isBusy}
            onClick={() => void doIt()}
          >
            {confirm}
          </button>
        )}
      </div>
      <LiveRegions />
    </dialog>
  );
}
