import { type FocusEvent, useEffect, useState } from 'react';
import { wrapIndex } from './rules/wrap-index.ts';
import { useMediaQuery } from './use-media-query.ts';
import { usePageVisible } from './loading/use-page-visible.ts';

/** `auto` applies until the visitor presses the pause button. */
type Mode = 'auto' | 'playing' | 'paused';

/** Advances a slideshow automatically. The pause button overrides hover, focus and reduced motion (WCAG 2.2.2). */
export function useSlideshow({ length, periodMs }: { length: number; periodMs: number }) {
  const [index, setIndex] = useState(0);
  const [mode, setMode] = useState<Mode>('auto');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const visible = usePageVisible();

  const playing = mode === 'auto' ? !reducedMotion : mode === 'playing';
  const held = mode === 'auto' && (hovered || focused);
  const running = playing && !held && visible;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setIndex(wrapIndex(index + 1, length)), periodMs);
    return () => clearTimeout(timer);
  }, [running, index, length, periodMs]);

  return {
    index,
    playing,
    goTo: (target: number) => setIndex(wrapIndex(target, length)),
    toggle: () => setMode(playing ? 'paused' : 'playing'),
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
