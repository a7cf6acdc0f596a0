import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Reads the select's value at hydration, because the visitor may have chosen it before or the browser may have restored it. */
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
