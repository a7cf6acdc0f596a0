import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes up what a select shows when the page comes to life and is not `value`: the visitor chose while the scripts were on
 * their way, or the browser filled the form in again. Otherwise the field would show a choice that nothing knows of.
 * The ref belongs on the select.
 */
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
