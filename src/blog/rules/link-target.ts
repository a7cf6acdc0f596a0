import { linkKind } from './article-html.ts';

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^tel:[+\d][\d\s]*$/i;
const BARE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i;

function meant(text: string): string {
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return text.replaceAll(/\s/g, '');
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
