import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { StrutturaCard, type StrutturaCardProps } from './StrutturaCard.tsx';
import * as messages from '../../messages/visitor.ts';

/** Cards that are cached, with all that they were made of: some 10 KB each. */
const MOST_CACHED = 1000;

/** By what a card shows, the one that was asked for last at the end. What it is made of is its name: it cannot be stale. */
const cached = new Map<string, string>();

/** A card as HTML, on the server alone. Home, stay and sentences decide it, so it is made once for all that ask for the same. */
export function cardHtml(props: StrutturaCardProps): string {
  const key = JSON.stringify(props);
  const html =
    cached.get(key) ??
    renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, createElement(StrutturaCard, props)));
  // React's string is a tree of pieces, which each list would walk anew: to look into it makes it one.
  html.charCodeAt(0);
  cached.delete(key);
  cached.set(key, html);
  const [oldest] = cached.keys();
  if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest);
  return html;
}

type ListHead = {
  /** What is said of homes that nobody asked for. */
  title?: string | undefined;
  note?: string | undefined;
};

/** What stands in the section of a list. */
export function listHtml({ title, note }: ListHead, cards: readonly StrutturaCardProps[]): string {
  const heading = createElement('h2', title ? null : { className: 'sr' }, title ?? messages.listingsTitle);
  const head = [heading, note && createElement('p', null, note)];
  return [
    ...head.map((each) => renderToStaticMarkup(each)),
    ...cards.map((props, position) => cardHtml({ ...props, priority: position === 0 })),
  ].join('');
}
