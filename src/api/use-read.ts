import { type QueryKey, skipToken, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type Arguments, call, type Fault, SIGNED_OUT } from './call.ts';
import { CallFailure, dataOf } from './call-failure.ts';
import type { AnswerOf, CallKey, PartsOf } from './calls.ts';

/** State of a read. For a signed-out user, it stays `loading` until the redirect. */
export type Phase = 'loading' | 'ready' | 'failed';

export type ReadState<Data> = {
  data: Data | null;
  phase: Phase;
  fault: Fault | null;
  hasFailed: boolean;
  reload: () => Promise<boolean>;
  change: (next: (data: Data) => Data) => void;
};

type ReadOptions<Data> = {
  initial?: Data | undefined;
  /** Debounce in milliseconds. A query that is replaced within this time is not sent. */
  settleMs?: number;
  isReadWhenShown?: boolean;
  onAnswer?: () => void;
};

function faultOf({ error }: Pick<UseQueryResult, 'error'>): Fault | null {
  return error instanceof CallFailure ? error.fault : null;
}

export function phaseOf(query: UseQueryResult): Phase {
  if (query.isFetching || query.isPending || faultOf(query)?.status === SIGNED_OUT) return 'loading';
  return query.isError ? 'failed' : 'ready';
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export function useReadBy<Data>(
  queryKey: QueryKey,
  read: ((signal: AbortSignal) => Promise<Data>) | null,
  { initial, settleMs = 0, isReadWhenShown = false, onAnswer }: ReadOptions<Data> = {},
): ReadState<Data> {
  const client = useQueryClient();
  const [begun, setBegun] = useState({ initial, turn: 0 });
  if (begun.initial !== initial) setBegun({ initial, turn: begun.turn + 1 });
  const key = [...queryKey, begun.turn];
  const query = useQuery<Data>({
    queryKey: key,
    ...(initial !== undefined && { initialData: initial, staleTime: Infinity }),
    refetchOnWindowFocus: isReadWhenShown && 'always',
    queryFn:
      read === null
        ? skipToken
        : async ({ signal }) => {
            if (settleMs > 0) await rest(settleMs);
            signal.throwIfAborted();
            const data = await read(signal);
            onAnswer?.();
            return data;
          },
  });
  // Data cached by another screen is not shown, because it may be outdated.
  const isKnown = initial !== undefined || query.isFetchedAfterMount;
  return {
    data: isKnown ? (query.data ?? null) : null,
    phase: phaseOf(query),
    fault: faultOf(query),
    hasFailed: query.isError || (query.isPending && query.errorUpdateCount > 0),
    reload: async () => (await query.refetch()).isSuccess,
    change: (next) => void client.setQueryData<Data>(key, (known) => (known === undefined ? known : next(known))),
  };
}

type ReadKey = Extract<CallKey, `GET ${string}`>;

/** Calls a GET endpoint unless `parts` is `null`. A change of `parts` aborts the running call. */
export function useRead<Key extends ReadKey>(
  key: Key,
  parts: Omit<PartsOf<Key>, 'signal'> | null,
  options: ReadOptions<AnswerOf<Key>> = {},
): ReadState<AnswerOf<Key>> {
  const read = async (signal: AbortSignal) =>
    dataOf(await call(key, ...([{ ...parts, signal }] as unknown as Arguments<PartsOf<Key>>)));
  return useReadBy([key, parts], parts && read, options);
}
