// Made once: a formatter for each number took a tenth of the time of a results page.
const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** A count as Italians write it. @example formatCount(1234) // '1.234' */
export function formatCount(count: number): string {
  return italian.format(count);
}
