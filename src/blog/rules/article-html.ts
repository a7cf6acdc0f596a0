import { emailLink } from '../../kernel/people/contact-links.ts';
import { parsePhone } from '../../kernel/people/parse-phone.ts';

/**
 * What an article may be made of: the one list, for what is stored and for what is shown (`server/sanitise-article.ts`), and for the
 * editor, which offers nothing else. Anything that is not in it is lost.
 */

/** Attributes by tag. `a`: the server adds `rel`; `img`: it adds the sizes when the article is shown. */
export const ARTICLE_ATTRIBUTES = {
  p: [],
  br: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href'],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  img: ['src', 'alt'],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  hr: [],
  code: [],
  pre: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const ATTRIBUTE_VALUES: Readonly<Record<string, RegExp>> = {
  start: /^\d{1,4}$/,
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  scope: /^(?:row|col)(?:group)?$/,
};

/** Whether an attribute of the list may have this value; addresses have rules of their own. */
export function isAllowedValue(attribute: string, value: string): boolean {
  return ATTRIBUTE_VALUES[attribute]?.test(value) ?? true;
}

/** Tags that mean the same as one of the list. The title of the page is its only `h1`. */
export const SAME_AS: Readonly<Record<string, keyof typeof ARTICLE_ATTRIBUTES>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  tfoot: 'tbody',
};

export const LOST_WITH_TEXT: readonly string[] = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'iframe',
  'object',
  'title',
  'svg',
  'math',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
];

/** Tags deeper than this are lost, their text stays. */
export const DEEPEST = 40;

const LONGEST_ADDRESS = 2000;
/** What a browser leaves out of an address, or takes for something else: blanks, controls, backslashes. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const DECEIVING = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const MAIL = /^mailto:(.+)$/is;
const PHONE = /^tel:(.+)$/is;
/** Short numbers that everybody may need: 112, 118. */
const EMERGENCY = /^1\d{2}$/;
const OWN_PATH = /^(?:\/(?!\/)|#)/;

/** One address without a letter, or one number that costs its caller no more than a call: nothing is smuggled in behind either. */
function isContact(href: string): boolean {
  const [, address = ''] = MAIL.exec(href) ?? [];
  const [, number = ''] = PHONE.exec(href) ?? [];
  return emailLink(address) !== null || EMERGENCY.test(number) || parsePhone(number) !== null;
}

/** Where a link leads; `null`: nowhere that an article may lead to. */
export type LinkKind = 'own' | 'other' | 'contact';

/**
 * Where a link leads: to another site, to a page of ours (a path, or a part of the page), or to somebody's mailbox or phone.
 * @example linkKind('java\tscript:alert(1)') // null
 */
export function linkKind(href: string): LinkKind | null {
  if (href.length > LONGEST_ADDRESS || DECEIVING.test(href)) return null;
  if (OWN_PATH.test(href)) return 'own';
  if (ABSOLUTE.test(href)) return 'other';
  return isContact(href) ? 'contact' : null;
}

/** What controls a terminal, or turns the direction of the text around it; lines and tabs stay. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text of an article without characters that only control. */
export function dropControls(text: string): string {
  return text.replace(CONTROLS, '');
}

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const TYPED_PHONE = /^tel:[+\d][\d\s]*$/i;
const BARE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i;

function meant(text: string): string {
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (TYPED_PHONE.test(text)) return text.replaceAll(/\s/g, '');
  return BARE.test(text) ? `https://${text}` : text;
}

/**
 * Where a link leads that was typed as people type one, or `null` where an article may not lead there. A site without
 * `https://` gets it, an e-mail address its `mailto:`; an address of this portal begins with a slash.
 * @example linkTarget('museogalileo.it/visita') // 'https://museogalileo.it/visita'
 */
export function linkTarget(typed: string): string | null {
  const target = meant(typed.trim());
  return linkKind(target) === null ? null : target;
}
