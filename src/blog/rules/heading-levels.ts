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
