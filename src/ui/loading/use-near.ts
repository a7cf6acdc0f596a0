import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useNear(element: RefObject<HTMLElement | null>, margin: string, act: () => void): void {
  const onNear = useEffectEvent(act);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        onNear();
      },
      { rootMargin: margin },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, margin]);
}
