import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../../ui/announce.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { AdminPostRow } from '../../../admin-contract.ts';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import { LoadNote } from '../LoadNote.tsx';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { PostQuestion } from './PostQuestion.tsx';
import { type PostAction, PostRow } from './PostRow.tsx';
import { PostsBar } from './PostsBar.tsx';
import { SavedPreview } from './SavedPreview.tsx';
import type { Posts } from './use-posts.ts';
import * as t from './messages.it.ts';

const messages = blogAdminPageMessages.articoli;

type PostsTabProps = {
  posts: Posts;
  onEdit: (id: number) => void;
  /** A new one. */
  onWrite: () => void;
  /** `isThere`: it was changed, not deleted. */
  onChanged: (id: number, isThere: boolean) => void;
};

/** Articoli: drafts and what is published, the newest first. */
export function PostsTab({ posts, onEdit, onWrite, onChanged }: PostsTabProps) {
  const { items, total, phase, sought, status } = posts;
  const [asked, setAsked] = useState<{ what: PostAction; post: AdminPostRow } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useRestoredFocus(list, items);
  const isSearched = sought !== '' || status !== 'tutti';
  useEffect(() => {
    if (isSearched && phase === 'ready') announce(messages.trovati(total));
  }, [isSearched, phase, total, sought, status]);

  const isEmpty = phase === 'ready' && items?.length === 0;
  return (
    <>
      <PostsBar posts={posts} />
      <LoadNote
        phase={phase}
        hasAny={items !== null}
        coming={messages.inArrivo}
        failed={messages.falliti}
        onRetry={posts.retry}
      />
      {isEmpty && !isSearched && (
        <EmptyState title={messages.vuoto} level="h3">
          <p>{messages.vuotoTesto}</p>
          <button type="button" className="btn" onClick={onWrite}>
            <Icon name="pencil-simple" />
            {t.scriviIlPrimoArticolo}
          </button>
        </EmptyState>
      )}
      {isEmpty && isSearched && (
        <EmptyState title={messages.senzaRisultato} level="h3">
          <p>{messages.senzaRisultatoTesto}</p>
          <button type="button" className="btn alt" onClick={posts.all}>
            {t.mostraTutti}
          </button>
        </EmptyState>
      )}
      {items !== null && items.length > 0 && (
        <ul ref={list} className="blog-posts" aria-label={t.articoli} tabIndex={-1}>
          {items.map((post) => (
            <PostRow key={post.id} post={post} onEdit={onEdit} onAsk={(what) => setAsked({ what, post })} />
          ))}
        </ul>
      )}
      {posts.hasMore && phase !== 'failed' && (
        <button
          type="button"
          className="btn alt sm blog-more"
          aria-disabled={phase === 'loading' || undefined}
          onClick={() => phase !== 'loading' && posts.more()}
        >
          {messages.altri}
        </button>
      )}
      {asked?.what === 'preview' && <SavedPreview id={asked.post.id} onClose={() => setAsked(null)} />}
      {asked && asked.what !== 'preview' && (
        <PostQuestion
          what={asked.what}
          post={asked.post}
          onClose={() => setAsked(null)}
          onDone={() => onChanged(asked.post.id, asked.what !== 'delete')}
        />
      )}
    </>
  );
}
