const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const KNOWN = /^(?:https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d ]*)$/i;
const BARE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i;

/**
 * Where a link leads that was typed as people type one, or `null` where it is none. A site without `https://` gets it, an
 * e-mail address its `mailto:`; an address of this portal begins with a slash.
 * @example linkTarget('museogalileo.it/visita') // 'https://museogalileo.it/visita'
 */
export function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (/^\/(?!\/)\S*$/.test(text) || /^#[^\s#]+$/.test(text) || KNOWN.test(text)) return text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  return BARE.test(text) ? `https://${text}` : null;
}
