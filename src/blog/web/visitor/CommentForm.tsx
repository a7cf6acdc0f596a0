import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { formatCount } from '../../../kernel/text/format-count.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { COMMENT_LIMITS } from '../../rules/check-comment.ts';
import { Honeypot } from './Honeypot.tsx';
import { readRefusal } from './read-refusal.ts';
import { useElapsed } from './use-elapsed.ts';
import * as visitorMessages from '../../messages/visitor.ts';

const FIELDS = ['autore', 'email', 'contenuto'] as const;
type FieldName = (typeof FIELDS)[number];

type Stage =
  | { kind: 'ready' }
  | { kind: 'sending' }
  | { kind: 'sent'; message: string }
  | { kind: 'failed'; why: string; campi: Partial<Record<string, string>> };

function emptyFields(form: HTMLFormElement): FieldName[] {
  const typed = new FormData(form);
  return FIELDS.filter((name) => {
    const value = typed.get(name);
    return typeof value !== 'string' || value.trim() === '';
  });
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

export function CommentForm({ postId }: { postId: number }) {
  const form = useRef<HTMLFormElement>(null);
  const elapsed = useElapsed();
  const isHydrated = useHydrated();
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });

  const fail = (why: string, campi: Partial<Record<string, string>>) => {
    setStage({ kind: 'failed', why, campi });
    if (form.current)
      focusField(
        form.current,
        FIELDS.find((name) => campi[name] !== undefined),
      );
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage.kind === 'sending') return;
    const typed = event.currentTarget;
    const missing = emptyFields(typed);
    if (missing.length > 0) {
      const campi = Object.fromEntries(missing.map((name) => [name, visitorMessages.commentFieldErrors[name]]));
      return fail(visitorMessages.commentFieldsMissing, campi);
    }
    setStage({ kind: 'sending' });
    const body = { ...Object.fromEntries(new FormData(typed)), post_id: postId, elapsed_ms: elapsed() };
    const answer = await call('POST /api/blog/posts/{id}/comments', { params: { id: postId }, body });
    if (!answer.ok) return fail(readRefusal(answer, visitorMessages.commentNotSent), answer.campi);
    typed.reset();
    setStage({ kind: 'sent', message: answer.data.message || visitorMessages.commentSent });
  };

  const faultOf = (name: FieldName) => (stage.kind === 'failed' ? stage.campi[name] : undefined);
  return (
    <form ref={form} className="blog-comment-form card" noValidate onSubmit={(event) => void submit(event)}>
      <h3>{visitorMessages.commentFormTitle}</h3>
      <noscript>
        <p className="note warn">{visitorMessages.commentNeedsJavaScript}</p>
      </noscript>
      <FailureAlert>{stage.kind === 'failed' ? stage.why : null}</FailureAlert>
      <div className="due">
        <Field id="commento-autore" label={visitorMessages.nameLabel} error={faultOf('autore')}>
          {(control) => <input {...control} className="inp" type="text" name="autore" autoComplete="name" />}
        </Field>
        <Field
          id="commento-email"
          label={visitorMessages.emailLabel}
          hint={visitorMessages.emailNotPublishedHint}
          error={faultOf('email')}
        >
          {(control) => (
            <input
              {...control}
              className="inp"
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <CommentText error={faultOf('contenuto')} />
      <Honeypot />
      <p className="piccolo">
        {visitorMessages.commentPrivacyNote} <Link to={paths.privacy}>{visitorMessages.privacyLink}</Link>.
      </p>
      <button type="submit" className="btn" disabled={!isHydrated} aria-disabled={stage.kind === 'sending'}>
        <Icon name="paper-plane-tilt" />
        {stage.kind === 'sending' ? visitorMessages.sendingCommentLabel : visitorMessages.sendCommentButton}
      </button>
      <div role="status">
        {stage.kind === 'sent' && (
          <p className="note ok">
            <Icon name="check-circle" />
            {stage.message}
          </p>
        )}
      </div>
    </form>
  );
}

function CommentText({ error }: { error: string | undefined }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  useEffect(() => {
    const form = area.current?.form;
    const clear = () => setLength(0);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);
  const isLong = length > COMMENT_LIMITS.contenuto;
  return (
    <Field
      id="commento-contenuto"
      label={visitorMessages.commentLabel}
      error={error}
      hint={
        <span className={classNames('num', isLong && 'troppo')}>
          {visitorMessages.charactersWritten(formatCount(length), formatCount(COMMENT_LIMITS.contenuto))}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          ref={area}
          className="inp"
          name="contenuto"
          rows={6}
          autoComplete="off"
          onChange={({ target }) => setLength(target.value.length)}
        />
      )}
    </Field>
  );
}
