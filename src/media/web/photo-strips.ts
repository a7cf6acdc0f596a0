import { announce } from '../../ui/toasts/announce.ts';
import { wrapIndex } from '../../ui/rules/wrap-index.ts';
import { PHOTO_FOLDER } from '../rules/photo-sources.ts';
import { litDot } from './lit-dot.ts';
import { photoAttributes } from './photo-attributes.ts';
import * as messages from '../messages/visitor.ts';

/** `target` is the photo to which the strip is scrolling. Photos that it passes on the way do not change `index`. */
type View = { index: number; target: number | null };

const views = new WeakMap<Element, View>();

function viewOf(strip: Element): View {
  const view = views.get(strip) ?? { index: 0, target: null };
  views.set(strip, view);
  return view;
}

const namesOf = (strip: HTMLElement): string[] => strip.dataset['foto']?.split(' ') ?? [];
const linksOf = (strip: Element): HTMLElement[] => [...strip.querySelectorAll<HTMLElement>('.tira > a')];
const positionOf = (link: HTMLElement): number => Number.parseInt(link.style.gridColumn, 10) - 1;

function setAll(element: Element | null, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name.toLowerCase(), String(value));
}

function linkTo(strip: HTMLElement, first: HTMLElement, position: number, sizes: string): HTMLElement {
  const names = namesOf(strip);
  const url = PHOTO_FOLDER + (names[position] ?? '');
  const alt = messages.photoAltText(strip.dataset['nome'] ?? '', position + 1, names.length);
  const { source, img } = photoAttributes({ url, sizes, tile: 3 / 2 });
  const { style, fetchPriority: _, ...attributes } = img;
  const template = document.createElement('template');
  // The photo is cloned inside a template, because images there are not loaded.
  template.content.append(first.cloneNode(true));
  const link = template.content.querySelector('a') ?? first;
  link.style.gridColumn = String(position + 1);
  const image = link.querySelector('img');
  image?.removeAttribute('fetchpriority');
  image?.removeAttribute('style');
  setAll(link.querySelector('source'), source);
  setAll(image, { ...attributes, alt });
  if (image) Object.assign(image.style, style);
  return link;
}

function want(strip: HTMLElement, near: number, sizes: string): void {
  const count = namesOf(strip).length;
  for (const position of count === 0 ? [] : [near, wrapIndex(near + 1, count)]) {
    const links = linksOf(strip);
    const [first] = links;
    if (first === undefined || links.some((link) => positionOf(link) === position)) continue;
    const after = links.find((link) => positionOf(link) > position) ?? strip.querySelector('.ctl');
    after?.before(linkTo(strip, first, position, sizes));
  }
}

function follow(strip: HTMLElement, index: number, sizes: string): void {
  const count = namesOf(strip).length;
  viewOf(strip).index = index;
  want(strip, index, sizes);
  const counter = strip.querySelector('.ct');
  if (counter) counter.textContent = `${index + 1}/${count}`;
  for (const [dot, element] of strip.querySelectorAll('.dt i').entries())
    element.className = dot === litDot(index, count) ? 'on' : '';
  for (const link of linksOf(strip)) link.setAttribute('aria-hidden', String(positionOf(link) !== index));
}

function show(strip: HTMLElement, position: number, sizes: string): void {
  const count = namesOf(strip).length;
  const index = wrapIndex(position, count);
  follow(strip, index, sizes);
  announce(messages.photoCounter(index + 1, count));
  viewOf(strip).target = index;
  // `auto` uses the CSS `scroll-behavior`. A jump during smooth scrolling would leave Chromium between two photos.
  strip.scrollTo({ left: index * strip.clientWidth, behavior: 'auto' });
}

function onScroll(strip: HTMLElement, sizes: string): void {
  const view = viewOf(strip);
  const inView = strip.clientWidth === 0 ? 0 : Math.round(strip.scrollLeft / strip.clientWidth);
  if (view.target !== null && inView !== view.target) return;
  view.target = null;
  if (inView !== view.index) follow(strip, inView, sizes);
}

export function followPhotoStrips(root: HTMLElement, sizes: string): () => void {
  const stop = new AbortController();
  const listen = (type: string, act: (strip: HTMLElement, target: Element) => void) =>
    root.addEventListener(
      type,
      ({ target }) => {
        const strip = target instanceof Element ? target.closest<HTMLElement>('.media-carousel') : null;
        if (strip && target instanceof Element) act(strip, target);
      },
      // Scroll events do not bubble, so they are captured.
      { capture: true, passive: true, signal: stop.signal },
    );
  const prepare = (strip: HTMLElement) => want(strip, viewOf(strip).index, sizes);
  listen('pointerover', prepare);
  listen('focusin', prepare);
  listen('touchstart', (strip) => {
    viewOf(strip).target = null;
    prepare(strip);
  });
  listen('scroll', (strip) => onScroll(strip, sizes));
  listen('click', (strip, target) => {
    if (target.closest('.pv')) show(strip, viewOf(strip).index - 1, sizes);
    if (target.closest('.nx')) show(strip, viewOf(strip).index + 1, sizes);
  });
  return () => stop.abort();
}
