import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { StrutturaCard, type StrutturaCardProps } from './StrutturaCard.tsx';
import * as messages from '../../messages/visitor.ts';

/** Maximum number of cached cards. Each takes about 10 KB, including its key. */
const MAX_CACHED = 1000;

/** An LRU cache. The key is the full input, so entries are never stale. */
const cached = new Map<string, string>();

/** Runs on the server only. */
export function cardHtml(props: StrutturaCardProps): string {
  const key = JSON.stringify(props);
  const html =
    cached.get(key) ??
    renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, createElement(StrutturaCard, props)));
  // React's string is a rope; this access flattens it once instead of in every list.
  html.charCodeAt(0);
  cached.delete(key);
  cached.set(key, html);
  const [oldest] = cached.keys();
  if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  return html;
}

type ListHead = {
  title?: string | undefined;
  note?: string | undefined;
};

export function listHtml({ title, note }: ListHead, cards: readonly StrutturaCardProps[]): string {
  const heading = createElement('h2', title ? null : { className: 'sr' }, title ?? messages.listingsTitle);
  const head = [heading, note && createElement('p', null, note)];
  return [
    ...head.map((each) => renderToStaticMarkup(each)),
    ...cards.map((props, position) => cardHtml({ ...props, priority: position === 0 })),
  ].join('');
}
