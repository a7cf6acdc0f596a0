import { useId, useRef, useState } from 'react';
import { cleanText } from '../../../kernel/text/clean-text.ts';
import { MAX_MOTIVO, motivoLength } from '../../../strutture/rules/motivo.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import * as messages from '../../messages/admin.ts';

function reasonFault(reason: string, missing: string): string | null {
  if (reason === '') return missing;
  return motivoLength(reason) > MAX_MOTIVO ? messages.rejectionReasonTooLong : null;
}

type ReasonDialogProps = Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'isDanger'> & {
  missing: string;
  hint: string;
  onConfirm: (motivo: string) => Promise<string | null>;
};

export function ReasonDialog({
  missing,
  hint,
  onConfirm,
  onCancel,
  confirm,
  after,
  children,
  ...rest
}: ReasonDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const reason = cleanText(motivo, 'many') ?? '';
  const isOver = confirm === null;

  const doIt = async () => {
    const found = reasonFault(reason, missing);
    setFault(found);
    if (found === null) return onConfirm(motivo);
    announce(found, 'assertive');
    field.current?.focus();
    return null;
  };
  const write = (text: string) => {
    setMotivo(text);
    setFault(null);
  };
  return (
    <>
      {/* Rendered before the reason dialog, so that this confirmation closes first and the focus can return to the reason. */}
      <ConfirmDialog
        open={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={onCancel}
        confirm={messages.closeButton}
      >
        <p>{messages.reasonDiscardedWarning}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...rest}
        open
        onCancel={() => (reason === '' || isOver ? onCancel() : setConfirming(true))}
        onConfirm={doIt}
        {...(confirm !== undefined && { confirm })}
        isDanger
        after={
          <>
            {after}
            {!isOver && (
              <Field
                id={id}
                label={messages.reasonLabel}
                hint={hint}
                error={fault ?? undefined}
                className="stay-message"
              >
                {(control) => (
                  <textarea
                    {...control}
                    ref={field}
                    className="inp"
                    rows={4}
                    required
                    value={motivo}
                    onChange={({ target }) => write(target.value)}
                  />
                )}
              </Field>
            )}
          </>
        }
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
