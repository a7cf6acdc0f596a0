import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/Field.tsx';
import { formatCount } from '../../../kernel/format-count.ts';
import { COMMENT_LIMITS } from '../../rules/check-comment.ts';
import * as t from './messages.it.ts';

/** The words of a comment, with a count of their characters. Too many are not cut off: who wrote them shortens them. */
export function CommentText({ error }: { error: string | undefined }) {
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
      label={t.commento}
      error={error}
      hint={
        <span className={classNames('num', isLong && 'troppo')}>
          {t.diCaratteri(formatCount(length), formatCount(COMMENT_LIMITS.contenuto))}
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
