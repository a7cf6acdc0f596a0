import { useEffect, useEffectEvent, useState } from 'react';
import { type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';

/** Rows of a page. */
const PAGE_SIZE = 50;

type Item = { id: number };
type Page<T extends Item, C> = { data: T[]; total: number; counts: C };
type State<T extends Item, C> = {
  list: string;
  phase: 'loading' | 'ready' | 'failed';
  items: readonly T[] | null;
  total: number;
  counts: C | null;
};

/** Asks for a page of the list. */
type AskPage<T extends Item, C> = (
  page: { limit: number; page: number },
  signal: AbortSignal,
) => Promise<Reply<Page<T, C>>>;

/** Which page is asked for, and for which time. */
type Question = { page: number; turn: number };

/** The list with a page more, or anew with its first one. */
function withPage<T extends Item, C>(before: State<T, C>, page: Page<T, C>, isFirst: boolean): State<T, C> {
  const known = isFirst ? [] : (before.items ?? []);
  // What was added or removed meanwhile moves the pages.
  const fresh = page.data.filter(({ id }) => known.every((each) => each.id !== id));
  return { ...before, phase: 'ready', items: [...known, ...fresh], total: page.total, counts: page.counts };
}

function without<T extends Item, C>(before: State<T, C>, id: number, recount: (counts: C) => C): State<T, C> {
  const items = before.items?.filter((each) => each.id !== id) ?? null;
  // It may have been of a list that was left meanwhile.
  const isOut = items?.length !== before.items?.length;
  return { ...before, items, total: before.total - (isOut ? 1 : 0), counts: before.counts && recount(before.counts) };
}

/**
 * A list that comes a page at a time from `ask`. `list` names it: another one begins anew. `counts` of the last answer stay while
 * another list is asked for: they are about all.
 */
export function usePages<T extends Item, C>(list: string, ask: AskPage<T, C>) {
  const { onSignedOut } = useAdminSession();
  const [state, setState] = useState<State<T, C>>({ list, phase: 'loading', items: null, total: 0, counts: null });
  const [question, setQuestion] = useState<Question>({ page: 1, turn: 0 });
  if (state.list !== list) {
    setState({ ...state, list, phase: 'loading', items: null, total: 0 });
    setQuestion(({ turn }) => ({ page: 1, turn }));
  }

  useAnswer({ list, question, ask }, (answer, page) => {
    if (answer.ok) setState((before) => withPage(before, answer.data, page === 1));
    else if (answer.status === SIGNED_OUT) onSignedOut();
    else setState((before) => ({ ...before, phase: 'failed' }));
  });

  const askFor = (page: number) => {
    setState((before) => ({ ...before, phase: 'loading' }));
    setQuestion(({ turn }) => ({ page, turn: turn + 1 }));
  };
  const { phase, items, total, counts } = state;
  const drop = (id: number, recount: (counts: C) => C) => {
    setState((before) => without(before, id, recount));
    if (total > 1 && items?.every((each) => each.id === id)) askFor(1);
  };
  return {
    phase,
    items,
    total,
    counts,
    hasMore: items !== null && items.length < total && items.length > 0,
    reload: () => askFor(1),
    // By those that are known: what was taken out is in no page any more.
    more: () => askFor(Math.floor((items?.length ?? 0) / PAGE_SIZE) + 1),
    retry: () => askFor(question.page),
    /** Takes one out that does not belong here any more; `recount` says how the counts are without it. */
    drop,
  };
}

function useAnswer<T extends Item, C>(
  { list, question, ask }: { list: string; question: Question; ask: AskPage<T, C> },
  onAnswer: (answer: Reply<Page<T, C>>, page: number) => void,
): void {
  const hear = useEffectEvent(onAnswer);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      const answer = await askNow({ limit: PAGE_SIZE, page: question.page }, abort.signal);
      if (!abort.signal.aborted) hear(answer, question.page);
    };
    void run();
    return () => abort.abort();
  }, [list, question]);
}
