import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Reads the select's value at hydration: the visitor may have chosen before, or the browser restored it. */
export function useChoiceBeforeHydration(
  value: string,
  onChoose: (chosen: string) => void,
): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const adopt = useEffectEvent(() => {
    const shown = select.current?.value ?? value;
    if (shown !== value) onChoose(shown);
  });
  useEffect(() => adopt(), []);
  return select;
}
