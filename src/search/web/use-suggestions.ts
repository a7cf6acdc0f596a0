import { type ComponentType, useEffect, useState } from 'react';
import { announce } from '../../ui/toasts/announce.ts';
import type { Suggestion } from '../contract.ts';
import type { SuggestionListProps } from './SuggestionList.tsx';
import * as messages from '../messages/visitor.ts';

/** How long typing rests before anything is asked. */
const DEBOUNCE_MS = 150;
/** How long typing rests before the number of suggestions is said. */
const ANNOUNCE_AFTER_MS = 600;
/** A letter alone means half of Italy. */
const SHORTEST = 2;

type ShownSuggestions = { suggestions: Suggestion[]; List: ComponentType<SuggestionListProps> | null };

const NONE: ShownSuggestions = { suggestions: [], List: null };

/** The list itself, and what asks for it, come with the first suggestions. */
async function fetchSuggestions(q: string, signal: AbortSignal): Promise<ShownSuggestions> {
  const { SuggestionList, askSuggestions } = await import('./suggestion-parts.ts');
  return { suggestions: await askSuggestions(q, signal), List: SuggestionList };
}

/** `null`: nothing to ask about. A late answer is never shown; one that does not come is no suggestion. */
export function useSuggestions(typed: string | null): ShownSuggestions {
  const q = typed?.trim().slice(0, 100) ?? '';
  const [found, setFound] = useState(NONE);
  const isAsked = q.length >= SHORTEST || typed === '';
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (answer: ShownSuggestions) => {
      if (!signal.aborted) setFound(answer);
    };
    const timer = setTimeout(() => {
      fetchSuggestions(q, signal).then(settle, () => settle(NONE));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, q]);

  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => announce(messages.suggestionCount(found.suggestions.length)), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAsked, q, found]);

  return isAsked ? found : NONE;
}
