import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { paths } from '../../../kernel/pages/paths.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { type ServedPart, useServedHtml } from '../../../ui/loading/served-html.ts';
import type * as LiveCards from './live-cards.ts';
import { FROM_RESULTS } from './from-results.ts';
import { PHOTO_SIZES } from './photo-sizes.ts';
import * as messages from '../../messages/visitor.ts';

const NOTICE_DELAY_MS = 400;

function useSlowNotice(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => announce(messages.loadingListings), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

function pathOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element && event.target.closest('a');
  return link && link.origin === location.origin && isPlainPress(event) ? link.pathname + link.search : null;
}

let loaded: typeof LiveCards | null = null;

function useLoadedCards(): typeof LiveCards | null {
  const [cards, setCards] = useState(loaded);
  useEffect(() => {
    import('./live-cards.ts').then(
      (here) => {
        loaded = here;
        return setCards(here);
      },
      () => undefined,
    );
  }, []);
  return cards;
}

function useLiveCards(html: string) {
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const cards = useLoadedCards();
  const early = useRef<HTMLElement>(null);
  useEffect(() => (list.current ? cards?.followPhotoStrips(list.current, PHOTO_SIZES) : undefined), [cards]);
  useLayoutEffect(() => (list.current ? cards?.followHearts(list.current) : undefined), [cards, html]);
  useLayoutEffect(() => (list.current ? cards?.followChips(list.current) : undefined), [cards, html]);
  useEffect(() => {
    if (cards === null) return;
    early.current?.click();
    early.current = null;
  }, [cards]);
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element) {
      if (cards?.pressHeart(event.target)) return;
      if (cards === null) early.current = event.target.closest('button');
    }
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path, { state: FROM_RESULTS });
  };
  return { ref: list, onClick };
}

export function ResultsList({ title, list }: { title?: string | undefined; list: ServedPart }) {
  const { location } = useNavigation();
  const isLoading = location?.pathname.startsWith(`${paths.strutture}/`) ?? false;
  useSlowNotice(isLoading);
  const { shown, element } = useServedHtml(list);
  const live = useLiveCards(shown);
  return (
    <section
      {...element}
      {...live}
      className="lst"
      aria-label={title ?? messages.listingsTitle}
      aria-busy={isLoading}
    />
  );
}
