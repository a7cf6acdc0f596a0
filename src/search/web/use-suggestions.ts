import { type ComponentType, useEffect, useState } from 'react';
import { announce } from '../../ui/toasts/announce.ts';
import type { Suggestion } from '../contract.ts';
import type { SuggestionListProps } from './SuggestionList.tsx';
import * as messages from '../messages/visitor.ts';

const DEBOUNCE_MS = 150;
const ANNOUNCE_AFTER_MS = 600;
/** Minimum length of a text for suggestions, unless the text is empty. A single letter would match too many places. */
const SHORTEST = 2;

type ShownSuggestions = { suggestions: Suggestion[]; List: ComponentType<SuggestionListProps> | null };

const NONE: ShownSuggestions = { suggestions: [], List: null };

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<ShownSuggestions> {
  const { SuggestionList, requestSuggestions } = await import('./suggestion-parts.ts');
  return { suggestions: await requestSuggestions(q, signal), List: SuggestionList };
}

/** Loads suggestions for the typed text. Returns no suggestions for `null` and on errors, and ignores late responses. */
export function useSuggestions(typed: string | null): ShownSuggestions {
  const q = typed?.trim().slice(0, 100) ?? '';
  const [found, setFound] = useState(NONE);
  const isLongEnough = q.length >= SHORTEST || typed === '';
  useEffect(() => {
    if (!isLongEnough) return undefined;
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
  }, [isLongEnough, q]);

  useEffect(() => {
    if (!isLongEnough) return undefined;
    const timer = setTimeout(() => announce(messages.suggestionCount(found.suggestions.length)), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLongEnough, q, found]);

  return isLongEnough ? found : NONE;
}
