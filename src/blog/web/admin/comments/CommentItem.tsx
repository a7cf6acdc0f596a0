import { formatMomentInFigures } from '../../../../kernel/format-moment.ts';
import type { AdminComment } from '../../../moderation-contract.ts';
import { postPath } from '../../../rules/post-path.ts';
import { RowButton } from '../RowButton.tsx';
import { siApreInAltraScheda } from '../messages.it.ts';
import * as t from './messages.it.ts';

type CommentItemProps = {
  comment: AdminComment;
  onDecide: (stato: 'approvato' | 'rifiutato') => void;
  onDelete: () => void;
};

/** A comment as it was written: its words are text, whatever they look like. */
export function CommentItem({ comment, onDecide, onDelete }: CommentItemProps) {
  const { id, autore, email, contenuto, stato, created_at, approved_before, refused_before } = comment;
  const nameId = `blog-commento-${id}`;
  return (
    <li data-commento={id} tabIndex={-1} aria-labelledby={nameId}>
      <p className="blog-chi">
        <b id={nameId}>{autore}</b>
        <a href={`mailto:${email}`}>{email}</a>
        <span className={refused_before > 0 ? 'badge warn' : 'badge'}>{t.prima(approved_before, refused_before)}</span>
      </p>
      <blockquote>{contenuto}</blockquote>
      <p className="blog-dove">
        <time dateTime={created_at}>{formatMomentInFigures(created_at)}</time>
        {t.su}{' '}
        <a href={postPath({ id: comment.post_id, slug: comment.post_slug })} target="_blank" rel="noreferrer">
          {comment.post_titolo}
          <span className="sr"> {siApreInAltraScheda}</span>
        </a>
      </p>
      <div className="blog-row-actions" role="group" aria-label={t.commentoDi(autore)}>
        {stato !== 'approvato' && (
          <RowButton icon="check" label={t.approva} className="btn sm" onClick={() => onDecide('approvato')} />
        )}
        {stato !== 'rifiutato' && (
          <RowButton icon="prohibit" label={t.rifiuta} className="btn alt sm" onClick={() => onDecide('rifiutato')} />
        )}
        <RowButton icon="trash" label={t.elimina} className="btn quiet sm togli" onClick={onDelete} />
      </div>
    </li>
  );
}
