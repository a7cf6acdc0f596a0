import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { SIGNED_OUT } from './call.ts';
import { CallFailure } from './call-failure.ts';

// Notifies components of a response immediately instead of after a timer.
notifyManager.setScheduler(queueMicrotask);

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A failed read is not retried automatically: the screen shows the failure, and the user can retry.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Responses are not cached, so that a screen never shows outdated data when it opens.
        gcTime: 0,
        // Every response must be a new object, even if its data is unchanged. Lists and counters depend on this.
        structuralSharing: false,
      },
    },
  });
}

type QueryScopeProps = {
  onSignedOut: () => void;
  children?: ReactNode;
};

/** Provides one query client for `useRead` and `useReadList` (ADR 0099). */
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
