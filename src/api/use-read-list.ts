import { hashKey, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Phase, phaseOf } from './use-read.ts';

/** How a list is asked for: from its start, or on from what is known. */
export type ListQuestion = { readsOn: boolean };

export type ReadList<List, Question extends ListQuestion> = {
  list: List | null;
  phase: Phase;
  /** Whether the last answer was none; also while it is asked again. */
  hasFailed: boolean;
  question: Question;
  ask: (question: Question) => void;
  /** Changes what is known here, before it is read again. */
  change: (next: (list: List) => List) => void;
};

/** A list that comes a page at a time. What is known stays until the next good answer; an overtaken question is aborted. */
export function useReadList<List, Question extends ListQuestion>(
  queryKey: QueryKey,
  first: Question,
  read: (question: Question, known: () => List | undefined, signal: AbortSignal) => Promise<List>,
): ReadList<List, Question> {
  const client = useQueryClient();
  const name = hashKey(queryKey);
  const [shown, setShown] = useState({ name, question: first });
  if (shown.name !== name) setShown({ name, question: first });
  // A question is sent before it is drawn.
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
    ask: (question) => {
      sent.current = { name, question };
      setShown(sent.current);
      // What has no answer yet is not begun anew by a refetch: it would go on, and answer the question before.
      const isFirst = client.getQueryData(queryKey) === undefined;
      const isFree = isFirst ? client.cancelQueries({ queryKey, exact: true }, { silent: true }) : undefined;
      void (isFree === undefined ? query.refetch() : isFree.then(() => query.refetch()));
    },
    change: (next) => void client.setQueryData<List>(queryKey, (known) => (known === undefined ? known : next(known))),
  };
}
