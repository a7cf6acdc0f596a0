/** Returns the page numbers to show, with `null` for a gap. @example pagesToShow(6, 12) // [1, null, 5, 6, 7, null, 12] */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const wanted = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return wanted.flatMap((number, index) => {
    const gap = number - (wanted[index - 1] ?? 0);
    // A gap of one page is replaced with that page's number, which takes as much space.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
