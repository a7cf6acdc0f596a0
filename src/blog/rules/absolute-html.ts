const OWN_ADDRESS = /( (?:src|href)=")(\/(?!\/)|#)/g;
const SIZES = / (?:srcset|sizes)="[^"]*"/g;

/**
 * An article's HTML for who reads it elsewhere: addresses of ours are whole, those that begin with `#` below `path`. Only for what
 * the allow-list has let through (`server/sanitise-article.ts`): there every value stands in double quotes, and no text holds one.
 * @example absoluteHtml('<a href="/blog">', 'https://www.ospitalia.example') // '<a href="https://www.ospitalia.example/blog">'
 */
export function absoluteHtml(html: string, publicUrl: string, path = ''): string {
  return html
    .replace(SIZES, '')
    .replace(
      OWN_ADDRESS,
      (_, before: string, start: string) => before + publicUrl + (start === '#' ? path : '') + start,
    );
}
