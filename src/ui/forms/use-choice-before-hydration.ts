import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The visitor may have chosen a value before hydration, or the browser may have restored one. */
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
