import { useRef, useState } from 'react';
import { RequestCloseContext } from './request-close.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { useConfirmClose } from './use-confirm-close.ts';

export type ConfirmCloseDialogProps = Omit<DialogProps, 'canClose' | 'ref'> & {
  /** What would be lost, said before it is closed; `null`: nothing. */
  question: string | null;
  /** What the button of that question says. */
  confirm?: string;
  /** What has begun is waited for: nothing closes it meanwhile. */
  isBusy?: boolean;
};

/**
 * A `Dialog` that is not closed with something unsaved in it before a question was answered. `CloseButton` in it asks, too.
 */
export function ConfirmCloseDialog({ question, confirm, isBusy = false, ...rest }: ConfirmCloseDialogProps) {
  const { open, onClose } = rest;
  const [isAsking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const canClose = () => {
    if (!isBusy && question !== null) setAsking(true);
    return !isBusy && question === null;
  };
  const close = useConfirmClose({ inside: dialog, open, canClose, onClose });
  const leave = () => {
    setAsking(false);
    onClose();
  };
  const requestClose = () => {
    if (canClose()) onClose();
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
