import { type ChangeEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useChoiceBeforeHydration } from '../../ui/forms/use-choice-before-hydration.ts';

const CONFIRMING_KEYS = new Set(['Enter', ' ']);

const ITSELF = (value: string) => value;

/** Navigates to the chosen option of a select. Arrow keys and letters only make a choice `pending` (WCAG 3.2.2). */
export function useSelectNavigation(current: string, addressOf = ITSELF) {
  const navigate = useNavigate();
  const lastKey = useRef<string | null>(null);
  const [pending, setPending] = useState<{ from: string; to: string } | null>(null);
  const chosen = pending?.from === current ? pending.to : null;

  const wait = (to: string) => setPending({ from: current, to });
  const ref = useChoiceBeforeHydration(current, wait);
  const go = (to: string) => {
    setPending(null);
    if (to !== current) void navigate(addressOf(to));
  };
  return {
    value: chosen ?? current,
    pending: chosen !== null && chosen !== current,
    select: {
      ref,
      onPointerDown: () => {
        lastKey.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        lastKey.current = event.key;
        if (event.key !== 'Enter' || chosen === null) return;
        event.preventDefault();
        go(chosen);
      },
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
        if (lastKey.current === null || CONFIRMING_KEYS.has(lastKey.current)) go(target.value);
        else wait(target.value);
      },
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (chosen !== null) go(chosen);
    },
  };
}
