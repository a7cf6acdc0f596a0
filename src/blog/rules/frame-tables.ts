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
