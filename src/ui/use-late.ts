import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** What a page does first is over by then. */
const REST_MS = 1500;

/**
 * A component in a file of its own, which a page does not wait for: it is asked for when the page has come to rest, so that
 * it is there when it is wanted. Wanted earlier, it is asked for at once; if it does not come then, `onMissing` is told.
 * `load` stands outside of the component that calls this.
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onMissing: () => void,
): { Late: ComponentType<Props> } | null {
  const [late, setLate] = useState<{ Late: ComponentType<Props> } | null>(null);
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (late !== null) return undefined;
    const ask = () => {
      load().then(
        (Late) => setLate({ Late }),
        () => isWanted && tellMissing(),
      );
    };
    if (isWanted) return ask();
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [late, isWanted, load]);
  return late;
}
