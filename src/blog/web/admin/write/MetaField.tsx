import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldError } from '../../../../ui/forms/FieldError.tsx';
import { excerpt } from '../../../rules/excerpt.ts';
import { META_LENGTH, TITLE_LENGTH } from '../../../rules/check-post.ts';
import { postSlug } from '../../../rules/post-slug.ts';
import * as messages from '../../../messages/admin.ts';

type MetaFieldProps = {
  value: string;
  titolo: string;
  contenuto: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

function beginning(text: string): string {
  const blank = text.lastIndexOf(' ', META_LENGTH - 1);
  if (text.length <= META_LENGTH || blank === -1) return text;
  return `${text.slice(0, blank).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

export function MetaField({ value, titolo, contenuto, error, onChange }: MetaFieldProps) {
  const id = useId();
  const left = META_LENGTH - value.length;
  const isOver = left < 0;
  const shownError = isOver ? messages.charactersOverLimit(-left) : error;
  const title = titolo.trim().slice(0, TITLE_LENGTH);
  const shown = value.trim() || excerpt(contenuto);
  return (
    <div className="fld">
      <label htmlFor={id}>
        {messages.metaDescriptionLabel}
        <span className="muted"> {messages.optionalMark}</span>
      </label>
      <textarea
        id={id}
        className="inp"
        rows={3}
        value={value}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={`${id}-conto${shownError ? ` ${id}-err` : ''}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={classNames('hint', 'blog-meta-count', isOver && 'troppo')}>
        <span>{value === '' && messages.metaDescriptionEmptyHint}</span>
        <span id={`${id}-conto`}>
          <span className="sr">{messages.charactersLabel} </span>
          {value.length}/{META_LENGTH}
        </span>
      </p>
      <FieldError id={`${id}-err`} text={shownError} />
      {title !== '' && (
        <div className="blog-search-preview">
          <p className="lab">{messages.searchPreviewLabel}</p>
          <p className="indirizzo">{messages.searchPreviewPath(postSlug(title))}</p>
          <p className="titolo">{messages.searchPreviewTitle(title)}</p>
          <p>{beginning(shown)}</p>
        </div>
      )}
    </div>
  );
}
