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
  /** The caller must set `open` to false when the action is done. A promise resolves to an error message or `null`. */
  onConfirm: () => Promise<string | null> | void;
  title?: string;
  /** Label of the confirm button. `null` removes it, for dialogs that only inform. */
  confirm?: string | null;
  cancel?: string;
  isDanger?: boolean;
  after?: ReactNode;
  children: ReactNode;
};

/** The cancel button has the initial focus, so that an accidental Enter changes nothing. */
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
  // Browsers fire `close` only a moment later, so the dialog is closed here. A running action is not aborted.
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
