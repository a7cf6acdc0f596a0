import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { fieldError } from '../../kernel/calls/app-error.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';
import { parseImageReference } from '../../media/rules/image-references.ts';
import { photoSources } from '../../media/rules/photo-sources.ts';
import {
  ARTICLE_ATTRIBUTES,
  MAX_DEPTH,
  dropControls,
  isAllowedValue,
  linkKind,
  LOST_WITH_TEXT,
  SAME_AS,
} from '../rules/article-html.ts';
import { levelHeadings } from '../rules/article-markup.ts';
import * as messages from '../messages/admin.ts';

/** `null` removes the picture. */
export type PictureOf = (src: string) => string | null;

type Library = typeof sanitizeHtml;
type Attributes = Record<string, string>;
type Options = NonNullable<Parameters<Library>[1]>;
type TagAttributes = { picture(src: string): Attributes; link(href: string): Attributes };

const BARE: TagAttributes = { picture: (src) => ({ src }), link: (href) => ({ href }) };

const SIZES = '(min-width: 48rem) 44rem, 100vw';

const SHOWN: TagAttributes = {
  picture(url) {
    const { src, webp, width, height } = photoSources(url);
    const size = { width: String(width), height: String(height) };
    return { src, srcset: webp, sizes: SIZES, ...size, loading: 'lazy', decoding: 'async' };
  },
  link: (href) => (linkKind(href) === 'external' ? { href, rel: 'noopener' } : { href }),
};

const load = createRequire(import.meta.url);
/** The library is loaded when the first article is sanitised (docs/decisions/0077). */
const library = (): Library => load('sanitize-html');

const storedPhoto: PictureOf = (src) => (parseImageReference(src)?.kind === 'stored' ? src : null);

const MAX_OPEN_TAGS = 1000;

function keepValues(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isAllowedValue(name, value)));
}

function transformTagsWith(pictureOf: PictureOf, dress: TagAttributes): NonNullable<Options['transformTags']> {
  const renamed = Object.fromEntries(
    Object.entries(SAME_AS).map(([tag, same]) => [tag, library().simpleTransform(same, {}, false)]),
  );
  return {
    ...renamed,
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkKind(href) === null ? {} : dress.link(href) }),
    img(tagName, { src = '', alt = '' }) {
      const url = pictureOf(src);
      return { tagName, attribs: url === null ? {} : { ...dress.picture(url), alt: cleanText(alt) ?? '' } };
    },
    '*': (tagName, attributes) => ({ tagName, attribs: keepValues(attributes) }),
  };
}

/** Limits the number of open tags, because the parsing time grows quadratically with it (5 s for 160,000 tags). */
function depthGuard(): Pick<Options, 'onOpenTag' | 'onCloseTag'> {
  let open = 0;
  return {
    onOpenTag() {
      open += 1;
      if (open > MAX_OPEN_TAGS) throw fieldError('contenuto', messages.articleTooDeeplyNested);
    },
    onCloseTag() {
      open -= 1;
    },
  };
}

function sanitise(html: string, pictureOf: PictureOf, dress: TagAttributes): string {
  return library()(html, {
    allowedTags: Object.keys(ARTICLE_ATTRIBUTES),
    allowedAttributes: {
      ...Object.fromEntries(Object.entries(ARTICLE_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'loading', 'decoding', 'alt'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [...LOST_WITH_TEXT],
    nestingLimit: MAX_DEPTH,
    transformTags: transformTagsWith(pictureOf, dress),
    textFilter: dropControls,
    ...depthGuard(),
    exclusiveFilter({ tag, attribs }) {
      if (tag === 'img') return attribs['src'] === undefined;
      return tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false;
    },
  });
}

/** Maximum number of sanitising passes. Removing a tag can change where neighbouring tags are closed, so one pass may not suffice. */
const MAX_PASSES = 8;

/**
 * Idempotent. Keeps only elements of the allow-list (`rules/article-html.ts`). By default, `pictureOf` accepts only URLs of
 * stored photos.
 */
export function sanitiseArticle(html: string, pictureOf: PictureOf = storedPhoto): string {
  let clean = sanitise(html, pictureOf, BARE);
  for (let turn = 1; turn < MAX_PASSES; turn += 1) {
    const again = sanitise(clean, storedPhoto, BARE);
    if (again === clean) return clean;
    clean = again;
  }
  // HTML that still changes after the last pass is reduced to its text. The editor never produces such HTML.
  return library()(clean, { allowedTags: [], textFilter: dropControls });
}

/** Sanitises the HTML again, because another program may have written the row. */
export function renderArticle(stored: string): string {
  return levelHeadings(sanitise(stored, storedPhoto, SHOWN));
}
