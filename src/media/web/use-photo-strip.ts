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

function useWantedPhotos(count: number, start: number) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([start]));
  return {
    isWanted: (photo: number) => wanted.has(photo),
    want: (near: number) => setWanted((before) => new Set([...before, near, wrapIndex(near + 1, count)])),
  };
}

export function usePhotoStrip(count: number, start = 0) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const { isWanted, want } = useWantedPhotos(count, start);
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
    show: (photo: number) => {
      const next = wrapIndex(photo, count);
      follow(next);
      announce(messages.photoCounter(next + 1, count));
      if (!strip.current) return;
      target.current = next;
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
      // A touch interrupts the scroll that an arrow button started.
      onTouchStart: () => {
        target.current = null;
        want(index);
      },
    },
  };
}
