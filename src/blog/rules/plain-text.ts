const BLOCK = /<\/?(?:p|h[2-4]|ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td|hr|br|pre)\b[^>]*>/g;
const TAG = /<[^>]*>/g;
const ENTITY = /&(amp|lt|gt|quot);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Returns the text of sanitised HTML, in which no attribute contains `>`.
 * @example plainText('<h2>Siena</h2><p>Il <strong>Palio</strong></p>') // 'Siena Il Palio'
 */
export function plainText(html: string): string {
  const text = html.replace(BLOCK, ' ').replace(TAG, '');
  return text
    .replace(ENTITY, (_, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
