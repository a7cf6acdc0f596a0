import type { Editor } from '@tiptap/react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import { linkTarget } from '../../../rules/article-html.ts';
import * as messages from '../../../messages/admin.ts';

function currentHref(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => currentHref(editor));
  const [hasWords] = useState(() => before !== '' || !editor.state.selection.empty);
  const [typed, setTyped] = useState(before);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const href = linkTarget(typed);
    if (href === null) {
      setError(messages.linkInvalid);
      return input.current?.focus();
    }
    onClose();
    const chain = editor.chain().focus();
    if (hasWords) return void chain.extendMarkRange('link').setLink({ href }).run();
    const text = words.trim() || typed.trim();
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  };
  const unlink = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.linkLabel}
      first={input}
      footer={
        <>
          {before !== '' && (
            <button type="button" className="btn danger" onClick={unlink}>
              {messages.removeButton}
            </button>
          )}
          <button type="button" className="btn alt" onClick={onClose}>
            {messages.cancelLabel}
          </button>
          <button type="submit" form={`${id}-form`} className="btn">
            {before === '' ? messages.insertLinkButton : messages.changeButton}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className="blog-fields" noValidate onSubmit={submit}>
        <Field id={`${id}-dove`} label={messages.linkUrlLabel} error={error} hint={messages.linkUrlHint}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="inp"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        {!hasWords && (
          <Field id={`${id}-testo`} label={messages.linkTextLabel} optional="facoltative">
            {(control) => (
              <input {...control} className="inp" value={words} onChange={({ target }) => setWords(target.value)} />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
