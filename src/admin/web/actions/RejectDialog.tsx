import { type SubmitEvent, useId, useRef, useState } from 'react';
import { cleanText } from '../../../kernel/text/clean-text.ts';
import { MAX_MOTIVO, motivoLength, hasQuickReason, toggleQuickReason } from '../../../strutture/rules/motivo.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { UnsavedFormDialog } from '../../../strutture/web/form/UnsavedFormDialog.tsx';
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import './actions.css';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as messages from '../../messages/admin.ts';

type RejectDialogProps = {
  subject: { nome: string } | { count: number };
  onClose: () => void;
  /** The panel sends the rejection, because the request may fail after the dialog has closed. */
  onReject: (motivo: string) => void;
};

export function RejectDialog({ subject, onClose, onReject }: RejectDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const reason = cleanText(motivo, 'many') ?? '';
  const fault = faultOf(reason);

  const write = (text: string) => {
    setMotivo(text);
    setTries(0);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fault === null) return onReject(reason);
    setTries(tries + 1);
    announce(fault, 'assertive');
    field.current?.focus();
  };
  const pick = (sentence: string) => {
    write(toggleQuickReason(motivo, sentence));
    field.current?.focus();
  };

  return (
    <UnsavedFormDialog
      open
      onClose={onClose}
      title={messages.confirmActionTitle}
      questionId={`${id}-domanda`}
      first={field}
      className="admin-action"
      question={reason === '' ? null : messages.reasonDiscardedWarning}
      confirm={messages.closeButton}
      footer={
        <>
          <CloseButton>{messages.cancelButton}</CloseButton>
          <button type="submit" className="btn danger" form={`${id}-form`}>
            {messages.confirmButton}
          </button>
        </>
      }
    >
      <p id={`${id}-domanda`}>
        <Question subject={subject} />
      </p>
      <form id={`${id}-form`} className="campi" noValidate onSubmit={submit}>
        <Field
          id={`${id}-motivo`}
          label={messages.reasonLabel}
          error={tries > 0 ? (fault ?? undefined) : undefined}
          hint={<Counter count={motivoLength(reason)} />}
        >
          {(control) => (
            <textarea
              {...control}
              ref={field}
              className="inp"
              rows={5}
              required
              value={motivo}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </Field>
        <fieldset className="admin-ready">
          <legend>{messages.reasonPresetsLabel}</legend>
          {messages.rejectionReasonPresets.map((ready) => (
            <button
              key={ready.nome}
              type="button"
              className="pill"
              aria-pressed={hasQuickReason(motivo, ready.motivo)}
              title={ready.motivo}
              onClick={() => pick(ready.motivo)}
            >
              {ready.nome}
            </button>
          ))}
        </fieldset>
      </form>
    </UnsavedFormDialog>
  );
}

function faultOf(motivo: string): string | null {
  if (motivo === '') return messages.rejectionReasonRequired;
  return motivoLength(motivo) > MAX_MOTIVO ? messages.rejectionReasonTooLong : null;
}

function Question({ subject }: Pick<RejectDialogProps, 'subject'>) {
  if ('count' in subject) return messages.rejectManyQuestion(subject.count);
  return (
    <>
      {messages.rejectQuestionBeginning} <b>{subject.nome}</b>
      {messages.rejectQuestionEnding}
    </>
  );
}

function Counter({ count }: { count: number }) {
  return (
    <span className={count > MAX_MOTIVO ? 'troppo num' : 'num'}>
      {struttureMessages.characterCount(count, MAX_MOTIVO)}
    </span>
  );
}
