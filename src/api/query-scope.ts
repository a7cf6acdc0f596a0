import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { SIGNED_OUT } from './call.ts';
import { CallFailure } from './call-failure.ts';

// An answer is shown at once, not a timer later.
notifyManager.setScheduler(queueMicrotask);

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A screen asks whenever it opens, says what failed, and leaves it to the reader to ask again.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // What no screen shows is forgotten: nobody is shown an answer of before.
        gcTime: 0,
        // Each answer is a new one, also where it says the same: lists and counters follow it.
        structuralSharing: false,
      },
    },
  });
}

type QueryScopeProps = {
  onSignedOut: () => void;
  children?: ReactNode;
};

/** What the screens inside it read is one set of answers: they load by `useRead` and `useReadList` (ADR 0099). */
export function QueryScope({ onSignedOut, children }: QueryScopeProps) {
  const [client] = useState(createClient);
  const notifySignedOut = useEffectEvent(onSignedOut);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (error instanceof CallFailure && error.fault.status === SIGNED_OUT) notifySignedOut();
      }),
    [client],
  );
  return createElement(QueryClientProvider, { client }, children);
}
