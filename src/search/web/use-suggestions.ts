import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { announce } from '../../ui/announce.ts';
import { boxMessages } from '../box-messages.it.ts';
import type { Suggestion } from '../contract.ts';

/** How long typing rests before anything is asked. */
const DEBOUNCE_MS = 150;
/** How long typing rests before the number of suggestions is said. */
const ANNOUNCE_AFTER_MS = 600;
/** A letter alone means half of Italy. */
const SHORTEST = 2;

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await call('GET /api/ricerca/suggerimenti', { query: { q }, signal });
  return answer.ok ? answer.data : [];
}

/** `null`: nothing to ask about. A late answer is never shown; one that does not come is no suggestion. */
export function useSuggestions(typed: string | null): Suggestion[] {
  const q = typed?.trim().slice(0, 100) ?? '';
  const [found, setFound] = useState<Suggestion[]>([]);
  const isAsked = q.length >= SHORTEST;
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (suggestions: Suggestion[]) => {
      if (!signal.aborted) setFound(suggestions);
    };
    const timer = setTimeout(() => {
      fetchSuggestions(q, signal).then(settle, () => settle([]));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, q]);

  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => announce(boxMessages.quanti(found.length)), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAsked, q, found]);

  return isAsked ? found : [];
}
