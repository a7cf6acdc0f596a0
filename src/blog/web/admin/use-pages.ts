import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { type JsonAnswer, SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';

/** Rows of a page. */
const PAGE_SIZE = 50;

type Item = { id: number };
type Page<T extends Item, C> = { data: T[]; total: number; counts: C };
type State<T extends Item, C> = {
  path: string;
  phase: 'loading' | 'ready' | 'failed';
  items: readonly T[] | null;
  total: number;
  counts: C | null;
};

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
 * A list that comes a page at a time from `path`, an address with a query that lacks only which page. `counts` of the last answer stay while another
 * list is asked for: they are about all.
 */
export function usePages<T extends Item, C>(path: string, read: (answer: unknown) => Page<T, C>) {
  const { onSignedOut } = useAdminSession();
  const [state, setState] = useState<State<T, C>>({ path, phase: 'loading', items: null, total: 0, counts: null });
  const [question, setQuestion] = useState<Question>({ page: 1, turn: 0 });
  if (state.path !== path) {
    setState({ ...state, path, phase: 'loading', items: null, total: 0 });
    setQuestion(({ turn }) => ({ page: 1, turn }));
  }

  useAnswer(path, question, (answer, page) => {
    if (answer.ok) setState((before) => withPage(before, read(answer.data), page === 1));
    else if (answer.status === SIGNED_OUT) onSignedOut();
    else setState((before) => ({ ...before, phase: 'failed' }));
  });

  const ask = (page: number) => {
    setState((before) => ({ ...before, phase: 'loading' }));
    setQuestion(({ turn }) => ({ page, turn: turn + 1 }));
  };
  const { phase, items, total, counts } = state;
  const drop = (id: number, recount: (counts: C) => C) => {
    setState((before) => without(before, id, recount));
    if (total > 1 && items?.every((each) => each.id === id)) ask(1);
  };
  return {
    phase,
    items,
    total,
    counts,
    hasMore: items !== null && items.length < total && items.length > 0,
    reload: () => ask(1),
    // By those that are known: what was taken out is in no page any more.
    more: () => ask(Math.floor((items?.length ?? 0) / PAGE_SIZE) + 1),
    retry: () => ask(question.page),
    /** Takes one out that does not belong here any more; `recount` says how the counts are without it. */
    drop,
  };
}

function useAnswer(path: string, question: Question, onAnswer: (answer: JsonAnswer, page: number) => void): void {
  const hear = useEffectEvent(onAnswer);
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const answer = await sendJson('GET', `${path}&limit=${PAGE_SIZE}&page=${question.page}`, undefined, abort.signal);
      if (!abort.signal.aborted) hear(answer, question.page);
    };
    void ask();
    return () => abort.abort();
  }, [path, question]);
}
