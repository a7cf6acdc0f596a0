import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { emailLink } from '../../../../kernel/people/contact-links.ts';
import { formatCount } from '../../../../kernel/text/format-count.ts';
import { announce } from '../../../../ui/toasts/announce.ts';
import { Segmented } from '../../../../ui/forms/Segmented.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import type { AdminComment, CommentState } from '../../../moderation-contract.ts';
import { PagedList } from '../PagedList.tsx';
import { SendQuestion, STALE } from '../SendQuestion.tsx';
import { usePages } from '../use-pages.ts';
import { useSend } from '../use-send.ts';
import { formatMomentInDigits } from '../../../../kernel/dates/format-moment.ts';
import { postPath } from '../../../rules/post-path.ts';
import { RowButton } from '../RowButton.tsx';
import * as messages from '../../../messages/admin.ts';

const STATES = ['in_attesa', 'approvato', 'rifiutato'] as const;

type Decision = 'approvato' | 'rifiutato';
type Counts = Record<CommentState, number>;

function recounted(counts: Counts, from: CommentState, to: CommentState | null): Counts {
  const less = { ...counts, [from]: Math.max(0, counts[from] - 1) };
  return to === null ? less : { ...less, [to]: less[to] + 1 };
}

export function CommentsTab({ onWaiting }: { onWaiting: (count: number) => void }) {
  const [state, setState] = useState<CommentState>('in_attesa');
  const pages = usePages(state, (page, signal) =>
    call('GET /api/admin/blog/comments', { query: { stato: state, ...page }, signal }),
  );
  const { data, counts } = pages;
  const { send } = useSend();
  const [deleting, setDeleting] = useState<AdminComment | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const leave = useNextFocus(around, data);
  const waiting = counts?.in_attesa;
  const notifyWaiting = useEffectEvent(onWaiting);
  useEffect(() => {
    if (waiting !== undefined) notifyWaiting(waiting);
  }, [waiting]);

  const take = (comment: AdminComment, to: Decision | null, message: string) => {
    leave(comment.id);
    pages.drop(comment.id, (before) => recounted(before, state, to));
    announce(`${message} ${messages.commentsLeft(pages.total - 1)}`);
  };
  const decide = async (comment: AdminComment, stato: Decision) => {
    const sent = await send(() =>
      call('PUT /api/admin/blog/comments/{id}/stato', { params: { id: comment.id }, body: { stato } }),
    );
    if (sent?.ok) take(comment, stato, sent.data.message);
    else if (sent) {
      showToast(sent.detail, 'failed');
      if (STALE.has(sent.status)) pages.restart();
    }
  };
  const options = STATES.map((value) => ({
    value,
    label: `${messages.commentStatuses[value]}${counts ? ` ${formatCount(counts[value])}` : ''}`,
  }));
  return (
    <>
      <div className="blog-toolbar">
        <Segmented label={messages.commentStatusLabel} options={options} value={state} onChange={setState} />
      </div>
      <PagedList
        pages={pages}
        coming={messages.commentsLoading}
        failed={messages.commentsNotLoaded}
        empty={{ title: messages.noCommentsTitles[state], children: <p>{messages.noCommentsHints[state]}</p> }}
        more={messages.moreCommentsButton}
        frame={around}
      >
        {(items) => (
          <ul
            className="blog-comment-list"
            aria-label={messages.commentListLabel(messages.commentStatuses[state].toLowerCase())}
          >
            {items.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                onDecide={(stato) => void decide(comment, stato)}
                onDelete={() => setDeleting(comment)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {deleting && (
        <SendQuestion
          send={send}
          change={() => call('DELETE /api/admin/blog/comments/{id}', { params: { id: deleting.id } })}
          onDone={(message) => {
            setDeleting(null);
            take(deleting, null, message);
          }}
          onStale={pages.restart}
          onCancel={() => setDeleting(null)}
          isDanger
        >
          <p>{messages.deleteCommentQuestion(deleting.autore)}</p>
        </SendQuestion>
      )}
    </>
  );
}

function useNextFocus(around: RefObject<HTMLElement | null>, items: readonly AdminComment[] | null) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const at = wanted.current;
    wanted.current = null;
    if (at === null || !around.current) return;
    const rows = around.current.querySelectorAll<HTMLElement>('[data-commento]');
    (rows[Math.min(at, rows.length - 1)] ?? around.current).focus();
  }, [around, items]);
  return (id: number) => {
    wanted.current = items?.findIndex((each) => each.id === id) ?? null;
  };
}

type CommentItemProps = {
  comment: AdminComment;
  onDecide: (stato: 'approvato' | 'rifiutato') => void;
  onDelete: () => void;
};

function CommentItem({ comment, onDecide, onDelete }: CommentItemProps) {
  const { id, autore, email, contenuto, stato, created_at, approved_before, refused_before } = comment;
  const nameId = `blog-commento-${id}`;
  return (
    <li data-commento={id} tabIndex={-1} aria-labelledby={nameId}>
      <p className="blog-chi">
        <b id={nameId}>{autore}</b>
        <a href={emailLink(email) ?? undefined}>{email}</a>
        <span className={refused_before > 0 ? 'badge warn' : 'badge'}>
          {messages.commenterHistory(approved_before, refused_before)}
        </span>
      </p>
      <blockquote>{contenuto}</blockquote>
      <p className="blog-dove">
        <time dateTime={created_at}>{formatMomentInDigits(created_at)}</time>
        {messages.commentOnArticle}{' '}
        <a href={postPath({ id: comment.post_id, slug: comment.post_slug })} target="_blank" rel="noreferrer">
          {comment.post_titolo}
          <span className="sr"> {messages.opensInNewTab}</span>
        </a>
      </p>
      <div className="blog-row-actions" role="group" aria-label={messages.commentByLabel(autore)}>
        {stato !== 'approvato' && (
          <RowButton
            icon="check"
            label={messages.approveButton}
            className="btn sm"
            onClick={() => onDecide('approvato')}
          />
        )}
        {stato !== 'rifiutato' && (
          <RowButton
            icon="prohibit"
            label={messages.rejectButton}
            className="btn alt sm"
            onClick={() => onDecide('rifiutato')}
          />
        )}
        <RowButton icon="trash" label={messages.deleteButton} className="btn quiet sm togli" onClick={onDelete} />
      </div>
    </li>
  );
}
