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

const HEADING = /<(\/?)h([2-4])>/g;

/**
 * An article's headings without gaps between their levels, for who moves from heading to heading: the first is an `h2`, and none is
 * more than one level below the one before. Only for what the allow-list has let through.
 * @example levelHeadings('<h3>Prima</h3><h4>Poi</h4>') // '<h2>Prima</h2><h3>Poi</h3>'
 */
export function levelHeadings(html: string): string {
  let last = 1;
  const open: number[] = [];
  return html.replace(HEADING, (_, slash: string, written: string) => {
    if (slash !== '') return `</h${open.pop() ?? last}>`;
    last = Math.min(Number(written), last + 1);
    open.push(last);
    return `<h${last}>`;
  });
}

/**
 * Puts every table of an article into a frame of its own that scrolls sideways on a narrow screen, and that the keyboard
 * reaches. `html` has gone through the allow-list (`article-html.ts`): no attribute and no text of it holds a bare `<`.
 * @example frameTables('<table></table>') // '<div class="tavola" role="group" tabindex="0" aria-label="Tabella"><table></table></div>'
 */
export function frameTables(html: string): string {
  return html
    .replaceAll(/<table\b[^>]*>/g, '<div class="tavola" role="group" tabindex="0" aria-label="Tabella">$&')
    .replaceAll('</table>', '</table></div>');
}
