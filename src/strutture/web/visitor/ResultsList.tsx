import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { followPhotoStrips } from '../../../media/web/photo-strips.ts';
import { announce } from '../../../ui/announce.ts';
import { type ServedPart, useServedHtml } from '../../../ui/served-html.ts';
import { struttureMessages } from '../../messages.it.ts';
import { FROM_RESULTS } from './from-results.ts';
import { PHOTO_SIZES } from './photo-sizes.ts';
import { savedHomes } from './saved/device-homes-store.ts';
import { pressHeart, showHearts } from './saved/show-hearts.ts';
import * as t from './messages.it.ts';

/** A list that comes quickly says nothing. */
const NOTICE_DELAY_MS = 400;

/** A list that is waited for longer than a moment says that it is coming, to who cannot see it. */
function useSlowNotice(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => announce(struttureMessages.caricamento), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

/** Where a plain press on a link of ours leads; any other press is the browser's. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || button !== 0) return null;
  return metaKey || ctrlKey || shiftKey || altKey ? null : link.pathname + link.search;
}

/** Photos, hearts and links of cards that are HTML alone. */
function useLiveCards(html: string) {
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => (list.current ? followPhotoStrips(list.current, PHOTO_SIZES) : undefined), []);
  useLayoutEffect(() => {
    const show = () => list.current && showHearts(list.current);
    show();
    return savedHomes.subscribe(show);
  }, [html]);
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && pressHeart(event.target)) return;
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path, { state: FROM_RESULTS });
  };
  return { ref: list, onClick };
}

/** `list`: of `listHtml`. `title`: what is said of homes that nobody asked for. */
export function ResultsList({ title, list }: { title?: string | undefined; list: ServedPart }) {
  const { location } = useNavigation();
  const isLoading = location?.pathname.startsWith('/strutture/') ?? false;
  useSlowNotice(isLoading);
  const { shown, element } = useServedHtml(list);
  const live = useLiveCards(shown);
  return <section {...element} {...live} className="lst" aria-label={title ?? t.strutture} aria-busy={isLoading} />;
}
