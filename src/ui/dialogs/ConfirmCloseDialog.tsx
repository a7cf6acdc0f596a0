import { useRef, useState } from 'react';
import { RequestCloseContext } from './request-close.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { useEscape } from './use-escape.ts';

export type ConfirmCloseDialogProps = Omit<DialogProps, 'canClose' | 'ref'> & {
  /** What would be lost, said before it is closed; `null`: nothing. */
  question: string | null;
  confirm?: string;
  /** What has begun is waited for: nothing closes it meanwhile. */
  isBusy?: boolean;
};

/** A `Dialog` that asks before it is closed with something unsaved in it, also by the `CloseButton` in it. */
export function ConfirmCloseDialog({ question, confirm, isBusy = false, ...rest }: ConfirmCloseDialogProps) {
  const { open, onClose } = rest;
  const [isAsking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const canClose = () => {
    if (!isBusy && question !== null) setAsking(true);
    return !isBusy && question === null;
  };
  const leave = () => {
    setAsking(false);
    onClose();
  };
  const requestClose = () => {
    if (canClose()) onClose();
  };
  useEscape(dialog, requestClose);
  /** A dialog that the browser closed without asking, as for a second back gesture, is opened again with the question. */
  const close = () => {
    if (!open) return;
    if (canClose()) return onClose();
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  return (
    <RequestCloseContext value={requestClose}>
      {/* Before the dialog, so that it closes before it: what a question still covers cannot take the focus back. */}
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
        {...(confirm !== undefined && { confirm })}
      >
        <p>{question}</p>
      </ConfirmDialog>
      <Dialog {...rest} ref={dialog} onClose={close} canClose={canClose} />
    </RequestCloseContext>
  );
}
