import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../../kernel/text/format-count.ts';
import { announce } from '../../../../ui/toasts/announce.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Segmented } from '../../../../ui/forms/Segmented.tsx';
import type { AdminPostRow } from '../../../admin-contract.ts';
import { PagedList } from '../PagedList.tsx';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { SavedPreview } from '../write/PreviewDialog.tsx';
import { PostQuestion } from './PostQuestion.tsx';
import { type PostAction, PostRow } from './PostRow.tsx';
import type { Posts, StatusFilter } from './use-posts.ts';
import * as messages from '../../../messages/admin.ts';

type PostsTabProps = {
  posts: Posts;
  onEdit: (id: number) => void;
  onWrite: () => void;
  onChanged: (id: number, isThere: boolean) => void;
};

export function PostsTab({ posts, onEdit, onWrite, onChanged }: PostsTabProps) {
  const { data, total, phase, sought, status } = posts;
  const [question, setQuestion] = useState<{ what: PostAction; post: AdminPostRow } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useRestoredFocus(list, data);
  const isSearched = sought !== '' || status !== 'tutti';
  useEffect(() => {
    if (isSearched && phase === 'ready') announce(messages.articlesFound(total));
  }, [isSearched, phase, total, sought, status]);

  const close = () => setQuestion(null);
  const empty = isSearched
    ? { title: messages.noArticleFoundTitle, children: <NothingFound onAll={posts.all} /> }
    : { title: messages.noArticlesTitle, children: <NothingWritten onWrite={onWrite} /> };
  return (
    <>
      <PostsBar posts={posts} />
      <PagedList
        pages={posts}
        coming={messages.articlesLoading}
        failed={messages.articlesNotLoaded}
        empty={empty}
        more={messages.moreArticlesButton}
      >
        {(items) => (
          <ul ref={list} className="blog-posts" aria-label={messages.articlesTitle} tabIndex={-1}>
            {items.map((post) => (
              <PostRow key={post.id} post={post} onEdit={onEdit} onAction={(what) => setQuestion({ what, post })} />
            ))}
          </ul>
        )}
      </PagedList>
      {question?.what === 'preview' && <SavedPreview id={question.post.id} onClose={close} />}
      {question && question.what !== 'preview' && (
        <PostQuestion
          what={question.what}
          post={question.post}
          onClose={close}
          onStale={posts.restart}
          onDone={() => onChanged(question.post.id, question.what !== 'delete')}
        />
      )}
    </>
  );
}

function NothingWritten({ onWrite }: { onWrite: () => void }) {
  return (
    <>
      <p>{messages.noArticlesHint}</p>
      <button type="button" className="btn" onClick={onWrite}>
        <Icon name="pencil-simple" />
        {messages.writeFirstArticleButton}
      </button>
    </>
  );
}

function NothingFound({ onAll }: { onAll: () => void }) {
  return (
    <>
      <p>{messages.noArticleFoundHint}</p>
      <button type="button" className="btn alt" onClick={onAll}>
        {messages.showAllArticlesButton}
      </button>
    </>
  );
}

function PostsBar({ posts }: { posts: Posts }) {
  const { typed, setTyped, status, setStatus, counts } = posts;
  const of = (count: number | undefined) => (count === undefined ? '' : ` ${formatCount(count)}`);
  const options: { value: StatusFilter; label: string }[] = [
    { value: 'tutti', label: messages.allArticlesFilter },
    { value: 'pubblicato', label: messages.publishedFilter(of(counts?.pubblicato)) },
    { value: 'bozza', label: messages.draftsFilter(of(counts?.bozza)) },
  ];
  return (
    <div className="blog-toolbar" role="search" aria-label={messages.articlesTitle}>
      <label className="blog-search">
        <Icon name="magnifying-glass" />
        <input
          type="search"
          className="inp"
          aria-label={messages.searchArticlesLabel}
          placeholder={messages.searchArticlesPlaceholder}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            setTyped('');
          }}
        />
      </label>
      <Segmented label={messages.statusLabel} options={options} value={status} onChange={setStatus} />
    </div>
  );
}
