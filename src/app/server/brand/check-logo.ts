import type { logoFaults } from '../../messages/operator.ts';

/**
 * Style properties that a logo may use. Text properties are allowed, because drawing programs leave them on letters that were
 * converted to outlines.
 */
const PROPERTY =
  /^(?:(?:fill|stroke|stop|clip|color|font|text|letter|word|line|marker|transform)(?:-[a-z]+)*|-inkscape-[a-z-]+|opacity|mask|mask-type|display|visibility|overflow|isolation|mix-blend-mode|paint-order|vector-effect|shape-rendering|enable-background|white-space|writing-mode|direction)$/i;

const FUNCTION =
  /\b(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,%e+-]*\)|\burl\((["']?)#[\w-]+\1\)/gi;
const WORDS = /^[\w\s#.,%+'"!-]*$/;

const isStyleProperty = (name: string): boolean => PROPERTY.test(name);

/**
 * Returns whether a style value loads no other file and runs no code.
 * @example isHarmlessValue("image-set('a.png' 1x)") // false: it loads another file
 */
const isHarmlessValue = (value: string): boolean => WORDS.test(value.replaceAll(FUNCTION, ''));

function isHarmlessStyle(style: string): boolean {
  return style.split(';').every((declaration) => {
    if (declaration.trim() === '') return true;
    const colon = declaration.indexOf(':');
    return isStyleProperty(declaration.slice(0, colon).trim()) && isHarmlessValue(declaration.slice(colon + 1));
  });
}

export type LogoFault = keyof typeof logoFaults;

/** Permitted elements of a logo. None of them runs scripts, loads files or contains links. */
const ELEMENTS = new Set(
  `svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask symbol use
  title desc`.split(/\s+/),
);
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const TAG = /<(?:\/[A-Za-z][\w:.-]*\s*|[A-Za-z][\w:.-]*(?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?)>/g;
const BEFORE =
  /^\uFEFF?\s*(?:<\?xml\s+version="1\.[01]"(?:\s+encoding="[Uu][Tt][Ff]-8")?(?:\s+standalone="(?:yes|no)")?\s*\?>\s*)?/;
const COMMENT = /<!--(?:(?!--)[\s\S])*-->/g;

/** Returns why an attribute is rejected, or `null`. Rejects entities and escapes, because they can disguise forbidden words. */
function faultOf(name: string, value: string): LogoFault | null {
  if (name.startsWith('xmlns')) return /^https?:\/\/[\w./-]+$/.test(value) ? null : 'attribute';
  if (/^on|^xml:base$/i.test(name) || /[&\\]|javascript:|url\s*\((?!["']?#)/i.test(value)) return 'attribute';
  if (/(?:^|:)href$/i.test(name)) return /^#[\w-]+$/.test(value) ? null : 'attribute';
  if (/^style$/i.test(name)) return isHarmlessStyle(value) ? null : 'style';
  return !isStyleProperty(name) || isHarmlessValue(value) ? null : 'attribute';
}

function isNested(tags: readonly string[]): boolean {
  const open: string[] = [];
  for (const [index, tag] of tags.entries()) {
    const name = /[A-Za-z][\w:.-]*/.exec(tag)?.[0] ?? '';
    if (index > 0 && open.length === 0) return false;
    if (tag.startsWith('</')) {
      if (open.pop() !== name) return false;
    } else if (!tag.endsWith('/>')) open.push(name);
  }
  return open.length === 0;
}

/** Returns why a logo is rejected, or `null`. Repairs nothing, so that the portal serves exactly the file that was reviewed. */
export function checkLogo(text: string): LogoFault | null {
  const svg = text.replace(BEFORE, '').replaceAll(COMMENT, '').trim();
  const tags = svg.match(TAG) ?? [];
  const isWhole = !svg.replaceAll(TAG, '').includes('<') && /^<svg[\s>]/.test(svg) && svg.endsWith('</svg>');
  if (!isWhole || !isNested(tags)) return 'broken';
  for (const tag of tags) {
    if (!ELEMENTS.has(/[A-Za-z][\w:.-]*/.exec(tag)?.[0] ?? '')) return 'element';
    for (const [, name = '', one, other] of tag.matchAll(ATTRIBUTE)) {
      const fault = faultOf(name, one ?? other ?? '');
      if (fault !== null) return fault;
    }
  }
  return /\sviewBox\s*=/.test(tags[0] ?? '') ? null : 'noSize';
}
