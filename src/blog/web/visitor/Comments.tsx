import { formatCount } from '../../../kernel/text/format-count.ts';
import type { BlogComment } from '../../contract.ts';
import { formatPublished } from '../../rules/format-published.ts';
import { CommentForm } from './CommentForm.tsx';
import * as messages from '../../messages/visitor.ts';

export function Comments({ postId, comments }: { postId: number; comments: readonly BlogComment[] }) {
  return (
    <section className="blog-comments" aria-labelledby="commenti">
      <h2 id="commenti">{messages.commentsTitle(formatCount(comments.length))}</h2>
      {comments.length === 0 ? (
        <p className="lead">{messages.noCommentsYet}</p>
      ) : (
        <ol>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {messages.commentsInAnyLanguageNote && <p className="muted">{messages.commentsInAnyLanguageNote}</p>}
      <CommentForm key={postId} postId={postId} />
    </section>
  );
}

function Comment({ comment: { autore, contenuto, created_at } }: { comment: BlogComment }) {
  const [initial = ''] = autore;
  return (
    <li>
      <span className="arco" aria-hidden="true">
        {initial.toLocaleUpperCase('it')}
      </span>
      <div>
        <p className="chi">
          <b>{autore}</b> <time dateTime={created_at}>{formatPublished(created_at)}</time>
        </p>
        <p className="dice">{contenuto}</p>
      </div>
    </li>
  );
}
