import type { ReactNode, RefObject } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadNote, type Reading } from './LoadNote.tsx';

type PagedListProps<Item> = {
  pages: Reading & { data: readonly Item[] | null; hasMore: boolean; more: () => void };
  coming: string;
  failed: string;
  empty: { title: string; children: ReactNode };
  more: string;
  frame?: RefObject<HTMLDivElement | null>;
  children: (items: readonly Item[]) => ReactNode;
};

export function PagedList<Item>(props: PagedListProps<Item>) {
  const { pages, coming, failed, empty, more, frame, children } = props;
  const { data, phase } = pages;
  const list = (
    <>
      {phase === 'ready' && data?.length === 0 && <EmptyState level="h3" {...empty} />}
      {data !== null && data.length > 0 && children(data)}
    </>
  );
  return (
    <>
      <LoadNote of={pages} coming={coming} failed={failed} />
      {frame === undefined ? (
        list
      ) : (
        <div ref={frame} className="blog-commenti-fuoco" tabIndex={-1}>
          {list}
        </div>
      )}
      {pages.hasMore && phase !== 'failed' && (
        <button
          type="button"
          className="btn alt sm blog-more"
          aria-disabled={phase === 'loading' || undefined}
          onClick={() => phase !== 'loading' && pages.more()}
        >
          {more}
        </button>
      )}
    </>
  );
}
