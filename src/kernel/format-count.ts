// Made once: a formatter for each number took a tenth of the time of a results page.
const italian = new Intl.NumberFormat('it-IT');

/** A count as Italians write it. @example formatCount(12345) // '12.345' */
export function formatCount(count: number): string {
  return italian.format(count);
}
