import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { formatCount } from '../../../../kernel/format-count.ts';
import { announce } from '../../../../ui/announce.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import type { AdminComment, CommentState } from '../../../moderation-contract.ts';
import { LoadNote } from '../LoadNote.tsx';
import { usePages } from '../use-pages.ts';
import { useSend } from '../use-send.ts';
import { CommentItem } from './CommentItem.tsx';
import * as t from './messages.it.ts';

const messages = blogAdminPageMessages.commenti;
const STATES = ['in_attesa', 'approvato', 'rifiutato'] as const;

type Decision = 'approvato' | 'rifiutato';
type Counts = Record<CommentState, number>;

/** The counts when one comment has gone from one state to another; `to` is `null` when it was deleted. */
function recounted(counts: Counts, from: CommentState, to: CommentState | null): Counts {
  const less = { ...counts, [from]: Math.max(0, counts[from] - 1) };
  return to === null ? less : { ...less, [to]: less[to] + 1 };
}

/** Commenti: what readers wrote, and what becomes of it (decisions, point 12: "Comments are really moderated"). */
export function CommentsTab({ onWaiting }: { onWaiting: (count: number) => void }) {
  const [state, setState] = useState<CommentState>('in_attesa');
  const pages = usePages(state, (page, signal) =>
    call('GET /api/admin/blog/comments', { query: { stato: state, ...page }, signal }),
  );
  const { items, counts, phase } = pages;
  const { send } = useSend();
  const [deleting, setDeleting] = useState<AdminComment | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const leave = useNextFocus(around, items);
  const waiting = counts?.in_attesa;
  const tellWaiting = useEffectEvent(onWaiting);
  useEffect(() => {
    if (waiting !== undefined) tellWaiting(waiting);
  }, [waiting]);

  const take = (comment: AdminComment, to: Decision | null, message: string) => {
    leave(comment.id);
    pages.drop(comment.id, (before) => recounted(before, state, to));
    announce(`${message} ${messages.rimasti(pages.total - 1)}`);
  };
  const decide = async (comment: AdminComment, stato: Decision) => {
    const sent = await send(() =>
      call('PUT /api/admin/blog/comments/{id}/stato', { params: { id: comment.id }, body: { stato } }),
    );
    if (sent?.ok) take(comment, stato, sent.data.message);
    else if (sent) showToast(sent.detail, 'failed');
  };
  const remove = async (comment: AdminComment) => {
    const sent = await send(() => call('DELETE /api/admin/blog/comments/{id}', { params: { id: comment.id } }));
    if (sent === null) return null;
    if (!sent.ok) return sent.detail;
    setDeleting(null);
    take(comment, null, sent.data.message);
    return null;
  };
  const options = STATES.map((value) => ({
    value,
    label: `${messages.stati[value]}${counts ? ` ${formatCount(counts[value])}` : ''}`,
  }));
  return (
    <>
      <div className="blog-toolbar">
        <Segmented label={t.statoDeiCommenti} options={options} value={state} onChange={setState} />
      </div>
      <LoadNote
        phase={phase}
        hasAny={items !== null}
        coming={messages.inArrivo}
        failed={messages.falliti}
        onRetry={pages.retry}
      />
      <div ref={around} className="blog-commenti-fuoco" tabIndex={-1}>
        {phase === 'ready' && items?.length === 0 && (
          <EmptyState title={messages.vuoti[state].title} level="h3">
            <p>{messages.vuoti[state].sentence}</p>
          </EmptyState>
        )}
        {items !== null && items.length > 0 && (
          <ul className="blog-comment-list" aria-label={t.commenti(messages.stati[state].toLowerCase())}>
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
      </div>
      {pages.hasMore && phase !== 'failed' && (
        <button
          type="button"
          className="btn alt sm blog-more"
          aria-disabled={phase === 'loading' || undefined}
          onClick={() => phase !== 'loading' && pages.more()}
        >
          {messages.altri}
        </button>
      )}
      {deleting && (
        <ConfirmDialog open isDanger onCancel={() => setDeleting(null)} onConfirm={() => remove(deleting)}>
          <p>{messages.elimina(deleting.autore)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The focus goes on to the comment that takes the place of the one that left; after the last one, to what says that none is left. */
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
