import { emailLink } from '../../kernel/people/contact-links.ts';
import { parsePhone } from '../../kernel/people/parse-phone.ts';

/**
 * Allowed tags and their attributes, enforced when an article is stored and again when it is shown. When it is shown, the server
 * adds further attributes to `a` and `img`, such as `rel` and `sizes`.
 */
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

/** Returns whether an attribute may have this value. URLs are checked separately (`linkKind`). */
export function isAllowedValue(attribute: string, value: string): boolean {
  return ATTRIBUTE_VALUES[attribute]?.test(value) ?? true;
}

/** Replacements for tags that are not allowed. `h1` is replaced because the page's title is its only `h1`. */
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

/** Maximum nesting depth. Deeper tags are replaced with their text. */
export const MAX_DEPTH = 40;

const MAX_ADDRESS_LENGTH = 2000;
/** Characters that browsers drop or reinterpret in a URL. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const MAIL = /^mailto:(.+)$/is;
const PHONE = /^tel:(.+)$/is;
const EMERGENCY = /^1\d{2}$/;
const PORTAL_PATH = /^(?:\/(?!\/)|#)/;

function isContact(href: string): boolean {
  const [, address = ''] = MAIL.exec(href) ?? [];
  const [, number = ''] = PHONE.exec(href) ?? [];
  return emailLink(address) !== null || EMERGENCY.test(number) || parsePhone(number) !== null;
}

export type LinkKind = 'internal' | 'external' | 'contact';

/** Classifies the target of a link. Returns `null` if articles must not link to it. @example linkKind('java\tscript:alert(1)') // null */
export function linkKind(href: string): LinkKind | null {
  if (href.length > MAX_ADDRESS_LENGTH || UNSAFE_CHARACTERS.test(href)) return null;
  if (PORTAL_PATH.test(href)) return 'internal';
  if (ABSOLUTE.test(href)) return 'external';
  return isContact(href) ? 'contact' : null;
}

/** Control and bidirectional characters, except line breaks and tabs. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

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
 * Adds a missing `https://` or `mailto:` to a link target; returns `null` if articles must not link there.
 * @example linkTarget('museogalileo.it/visita') // 'https://museogalileo.it/visita'
 */
export function linkTarget(typed: string): string | null {
  const target = meant(typed.trim());
  return linkKind(target) === null ? null : target;
}
