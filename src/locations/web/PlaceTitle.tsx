/** Maximum length, in characters, of a title that fits on one line on a phone. */
const LINE = 19;
const TWO_LINES = 30;

function breadthOf({ length }: string): 'two-lines' | 'whole' | undefined {
  if (length > TWO_LINES) return 'whole';
  return length > LINE ? 'two-lines' : undefined;
}

export function PlaceTitle({ title }: { title: string }) {
  return <h1 className={breadthOf(title)}>{title.replace(/(\d) km\b/, '$1\u00a0km')}</h1>;
}
