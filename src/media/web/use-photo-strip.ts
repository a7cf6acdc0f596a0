import { type RefObject, useCallback, useRef, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { wrapIndex } from '../../ui/rules/wrap-index.ts';

type PhotoStrip = {
  strip: RefObject<HTMLDivElement | null>;
  /** The photo in view. */
  index: number;
  /** Whether a photo is near enough to the one in view, now or before, to be worth loading. */
  isWanted: (index: number) => boolean;
  /** Loads what a first swipe would show. */
  prepare: () => void;
  /** Brings a photo into view; past the last comes the first. */
  show: (index: number) => void;
  onScroll: () => void;
  /** The visitor's own hand takes over from an arrow's movement. */
  onTouchStart: () => void;
};

/**
 * Photos side by side in a strip that snaps. The browser does the swiping; this follows it, moves it for the arrows and
 * decides which photos to load: the one in view, and the next once somebody shows interest.
 */
export function usePhotoStrip(count: number, start = 0): PhotoStrip {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([start]));
  // Where an arrow is moving the strip: until it gets there, the photos passing by are not the one in view.
  const target = useRef<number | null>(null);

  const want = useCallback(
    (near: number) => setWanted((before) => new Set([...before, near, wrapIndex(near + 1, count)])),
    [count],
  );

  const show = (asked: number) => {
    const next = wrapIndex(asked, count);
    want(next);
    setIndex(next);
    announce(`Foto ${next + 1} di ${count}`);
    const element = strip.current;
    if (!element) return;
    target.current = next;
    // From the last to the first there is no way past the others: jump.
    element.style.scrollBehavior = Math.abs(next - index) > 1 ? 'auto' : '';
    element.scrollLeft = next * element.clientWidth;
  };

  const onScroll = () => {
    const element = strip.current;
    if (!element || element.clientWidth === 0) return;
    const inView = Math.round(element.scrollLeft / element.clientWidth);
    if (target.current !== null && inView !== target.current) return;
    target.current = null;
    if (inView === index) return;
    setIndex(inView);
    want(inView);
  };

  return {
    strip,
    index,
    isWanted: (photo) => wanted.has(photo),
    prepare: () => want(index),
    show,
    onScroll,
    onTouchStart: () => {
      target.current = null;
      want(index);
    },
  };
}
