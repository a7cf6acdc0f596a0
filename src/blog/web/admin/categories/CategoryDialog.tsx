import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { call, type Fault } from '../../../../api/call.ts';
import { ConfirmCloseDialog } from '../../../../ui/dialogs/ConfirmCloseDialog.tsx';
import { CloseButton } from '../../../../ui/dialogs/CloseButton.tsx';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import type { BlogCategory } from '../../../contract.ts';
import { useSend } from '../use-send.ts';
import * as messages from '../../../messages/admin.ts';

type CategoryDialogProps = {
  category: BlogCategory | null;
  onClose: () => void;
  onDone: (message: string) => void;
};

const EMPTY = { nome: '', emoji: '', descrizione: '' };
const FIELDS = [
  { name: 'nome', label: messages.categoryNameLabel, hint: messages.categoryNameHint },
  { name: 'emoji', label: messages.categoryEmojiLabel, hint: messages.categoryEmojiHint },
  { name: 'descrizione', label: messages.categoryDescriptionLabel, hint: messages.categoryDescriptionHint },
] as const;

export function CategoryDialog({ category, onClose, onDone }: CategoryDialogProps) {
  const [before] = useState(() => {
    const { nome, emoji, descrizione } = category ?? EMPTY;
    return { nome, emoji, descrizione };
  });
  const [typed, setTyped] = useState(before);
  const [failure, setFailure] = useState<Fault | null>(null);
  const { isBusy, send } = useSend(true);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const isChanged = FIELDS.some(({ name }) => typed[name] !== before[name]);

  const submit = async () => {
    setFailure(null);
    const sent = await send(() =>
      category === null
        ? call('POST /api/admin/blog/categories', { body: typed })
        : call('PUT /api/admin/blog/categories/{id}', { params: { id: category.id }, body: typed }),
    );
    if (sent === null) return;
    if (sent.ok) onDone(sent.data.message);
    else setFailure(sent);
  };
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);
  const isAboutField = failure !== null && FIELDS.some(({ name }) => failure.campi[name] !== undefined);
  return (
    <ConfirmCloseDialog
      open
      onClose={onClose}
      title={category === null ? messages.newCategoryTitle : messages.editCategoryTitle}
      first={first}
      isBusy={isBusy}
      question={isChanged ? messages.unsavedCategoryQuestion : null}
      confirm={messages.closeWithoutSavingButton}
      footer={
        <>
          <CloseButton aria-disabled={isBusy || undefined}>{messages.cancelLabel}</CloseButton>
          <button type="submit" form={`${id}-form`} className="btn" aria-disabled={isBusy || undefined}>
            {isBusy ? messages.savingLabel : messages.saveButton}
          </button>
        </>
      }
    >
      <form
        ref={form}
        id={`${id}-form`}
        className="blog-fields"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {FIELDS.map(({ name, label, hint }) => (
          <Field key={name} id={`${id}-${name}`} label={label} hint={hint} error={failure?.campi[name]}>
            {(control) => (
              <input
                {...control}
                ref={name === 'nome' ? first : undefined}
                className="inp"
                autoComplete="off"
                value={typed[name]}
                onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
      </form>
      <FailureAlert>{failure && !isAboutField && failure.detail}</FailureAlert>
    </ConfirmCloseDialog>
  );
}
