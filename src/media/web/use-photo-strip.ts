import { useRef, useState } from 'react';
import { announce } from '../../ui/toasts/announce.ts';
import { wrapIndex } from '../../ui/rules/wrap-index.ts';
import * as messages from '../messages/visitor.ts';

function scrollToPhoto(strip: HTMLElement, index: number, behavior: ScrollBehavior): void {
  strip.scrollTo({ left: index * strip.clientWidth, behavior });
}

function photoInView(strip: HTMLElement): number {
  return strip.clientWidth === 0 ? 0 : Math.round(strip.scrollLeft / strip.clientWidth);
}

/** The photos to load: those that have been in view, and the next one once somebody shows interest. */
function useWantedPhotos(count: number, start: number) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([start]));
  return {
    isWanted: (photo: number) => wanted.has(photo),
    want: (near: number) => setWanted((before) => new Set([...before, near, wrapIndex(near + 1, count)])),
  };
}

/** Photos side by side in a strip that snaps. The browser does the swiping; this follows it and moves it for the arrows. */
export function usePhotoStrip(count: number, start = 0) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const { isWanted, want } = useWantedPhotos(count, start);
  // Where an arrow is moving the strip: until it gets there, the photos passing by are not the one in view.
  const target = useRef<number | null>(null);

  const follow = (photo: number) => {
    setIndex(photo);
    want(photo);
  };

  return {
    index,
    isWanted,
    prepare: () => want(index),
    settle: () => {
      want(start);
      if (strip.current) scrollToPhoto(strip.current, start, 'instant');
    },
    show: (asked: number) => {
      const next = wrapIndex(asked, count);
      follow(next);
      announce(messages.photoCounter(next + 1, count));
      if (!strip.current) return;
      target.current = next;
      // `auto` is what the style says. A jump on the way of a running movement would stop Chromium between two photos.
      scrollToPhoto(strip.current, next, 'auto');
    },
    stripProps: {
      ref: strip,
      onScroll: () => {
        const inView = strip.current ? photoInView(strip.current) : index;
        if (target.current !== null && inView !== target.current) return;
        target.current = null;
        if (inView !== index) follow(inView);
      },
      // The visitor's own hand takes over from an arrow's movement.
      onTouchStart: () => {
        target.current = null;
        want(index);
      },
    },
  };
}
