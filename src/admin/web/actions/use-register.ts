import { call } from '../../../api/call.ts';
import { dataOf } from '../../../api/call-failure.ts';
import { useReadList } from '../../../api/use-read-list.ts';
import type { RegisterLine } from '../../contract.ts';
import { NOTHING_TYPED, registerQuery, type TypedFilter } from '../../rules/register.ts';

const PAGE = 50;
const NO_LINES: readonly RegisterLine[] = [];

type Question = { readsOn: boolean; filter: TypedFilter };
type Lines = { lines: readonly RegisterLine[]; hasMore: boolean };

export function useRegister(struttura_id: number | null) {
  const first: Question = { readsOn: false, filter: NOTHING_TYPED };
  const read = async ({ readsOn, filter }: Question, known: () => Lines | undefined, signal: AbortSignal) => {
    const before = readsOn ? known()?.lines.at(-1)?.id : undefined;
    const query = {
      ...Object.fromEntries(registerQuery(filter)),
      limit: PAGE,
      ...(struttura_id !== null && { struttura_id }),
      ...(before !== undefined && { prima_di: before }),
    };
    const { data: page } = dataOf(await call('GET /api/admin/registro', { query, signal }));
    return { lines: readsOn ? [...(known()?.lines ?? []), ...page] : page, hasMore: page.length === PAGE };
  };
  const { list, phase, question, load: ask } = useReadList<Lines, Question>(['registro', struttura_id], first, read);
  const { filter, readsOn } = question;
  return {
    lines: list?.lines ?? NO_LINES,
    loading: phase,
    hasMore: list?.hasMore ?? false,
    isContinued: readsOn,
    more: () => ask({ readsOn: true, filter }),
    look: (wanted: TypedFilter) => ask({ readsOn: false, filter: wanted }),
    retry: () => ask(question),
    filter,
  };
}
