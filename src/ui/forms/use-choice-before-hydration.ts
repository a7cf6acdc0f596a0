import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Takes up what the select shows when the page comes to life: the visitor chose meanwhile, or the browser filled it in. */
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
