import { useState } from 'react';
import type { Reply } from '../../../api/call.ts';
import { dataOf } from '../../../api/call-failure.ts';
import { useReadList } from '../../../api/use-read-list.ts';

const PAGE_SIZE = 50;

type Item = { id: number };
type Page<T extends Item, C> = { data: T[]; total: number; counts: C };
type List<T extends Item, C> = { items: readonly T[]; total: number; counts: C };
type PageQuery = { readsOn: boolean; page: number };

type FetchPage<T extends Item, C> = (
  page: { limit: number; page: number },
  signal: AbortSignal,
) => Promise<Reply<Page<T, C>>>;

function withPage<T extends Item>(known: readonly T[], page: readonly T[]): readonly T[] {
  return [...known, ...page.filter(({ id }) => known.every((each) => each.id !== id))];
}

/** Loads a list page by page. A new `name` loads another list, but retains `counts`, because they cover all lists. */
export function usePages<T extends Item, C>(name: string, fetchPage: FetchPage<T, C>) {
  const { list, phase, question, load, change } = useReadList<List<T, C>, PageQuery>(
    ['blog', name],
    { readsOn: false, page: 1 },
    async ({ readsOn, page }, known, signal) => {
      const { data, total, counts } = dataOf(await fetchPage({ limit: PAGE_SIZE, page }, signal));
      return { items: withPage(readsOn ? (known()?.items ?? []) : [], data), total, counts };
    },
  );
  const [counts, setCounts] = useState<C | null>(null);
  if (list !== null && list.counts !== counts) setCounts(list.counts);

  const { items = null, total = 0 } = list ?? {};
  const restart = () => load({ readsOn: false, page: 1 });
  const drop = (id: number, recount: (counts: C) => C) => {
    change((before) => {
      const left = before.items.filter((each) => each.id !== id);
      // If the user has switched lists meanwhile, the item is not in this list, so the total does not change.
      const isOut = left.length !== before.items.length;
      return { items: left, total: before.total - (isOut ? 1 : 0), counts: recount(before.counts) };
    });
    if (total > 1 && items?.every((each) => each.id === id)) restart();
  };
  return {
    phase,
    data: items,
    total,
    counts,
    hasMore: items !== null && items.length < total && items.length > 0,
    restart,
    reload: () => load(question),
    more: () => {
      const page = Math.floor((items?.length ?? 0) / PAGE_SIZE) + 1;
      load({ readsOn: page > 1, page });
    },
    drop,
  };
}
