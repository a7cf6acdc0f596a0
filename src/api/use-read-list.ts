import { hashKey, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Phase, phaseOf } from './use-read.ts';

/** `readsOn` means that the next page is appended to the loaded list. */
export type ListQuery = { readsOn: boolean };

export type ReadList<List, Query extends ListQuery> = {
  list: List | null;
  phase: Phase;
  /** Whether the last read failed. Stays true while a loaded list is read again. */
  hasFailed: boolean;
  question: Query;
  load: (question: Query) => void;
  change: (next: (list: List) => List) => void;
};

/** Reads a list page by page. The loaded list remains until the next successful response. */
export function useReadList<List, Question extends ListQuery>(
  queryKey: QueryKey,
  first: Question,
  read: (question: Question, known: () => List | undefined, signal: AbortSignal) => Promise<List>,
): ReadList<List, Question> {
  const client = useQueryClient();
  const name = hashKey(queryKey);
  const [shown, setShown] = useState({ name, question: first });
  if (shown.name !== name) setShown({ name, question: first });
  // The current query is also stored in a ref, because the fetch may start before the next render.
  const sent = useRef(shown);
  const query = useQuery<List>({
    queryKey,
    queryFn: ({ signal }) => {
      const question = sent.current.name === name ? sent.current.question : shown.question;
      return read(question, () => client.getQueryData<List>(queryKey), signal);
    },
  });
  return {
    list: query.data ?? null,
    phase: phaseOf(query),
    hasFailed: query.isError,
    question: shown.question,
    load: (question) => {
      sent.current = { name, question };
      setShown(sent.current);
      // Cancels a running initial read; otherwise the refetch would return the response to the previous query.
      const isFirst = client.getQueryData(queryKey) === undefined;
      const isFree = isFirst ? client.cancelQueries({ queryKey, exact: true }, { silent: true }) : undefined;
      void (isFree === undefined ? query.refetch() : isFree.then(() => query.refetch()));
    },
    change: (next) => void client.setQueryData<List>(queryKey, (known) => (known === undefined ? known : next(known))),
  };
}
