import { useRef, useState } from 'react';
import { RequestCloseContext } from './request-close.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { useEscape } from './use-escape.ts';

export type ConfirmCloseDialogProps = Omit<DialogProps, 'canClose' | 'ref'> & {
  question: string | null;
  confirm?: string;
  isBusy?: boolean;
};

export function ConfirmCloseDialog({ question, confirm, isBusy = false, ...rest }: ConfirmCloseDialogProps) {
  const { open, onClose } = rest;
  const [isConfirming, setConfirming] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const canClose = () => {
    if (!isBusy && question !== null) setConfirming(true);
    return !isBusy && question === null;
  };
  const leave = () => {
    setConfirming(false);
    onClose();
  };
  const requestClose = () => {
    if (canClose()) onClose();
  };
  useEscape(dialog, requestClose);
  /** Handles a close without a preceding `cancel`, for example on a second back gesture. Reopens the dialog if it must not close. */
  const close = () => {
    if (!open) return;
    if (canClose()) return onClose();
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  return (
    <RequestCloseContext value={requestClose}>
      {/* The confirmation is rendered before the dialog, so that it closes first. While it is open, the focus cannot leave it. */}
      <ConfirmDialog
        open={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={leave}
        {...(confirm !== undefined && { confirm })}
      >
        <p>{question}</p>
      </ConfirmDialog>
      <Dialog {...rest} ref={dialog} onClose={close} canClose={canClose} />
    </RequestCloseContext>
  );
}
