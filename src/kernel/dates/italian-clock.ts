/**
 * A time of the clock after its article: «le» and «dalle» are cut before one o'clock.
 * @example atClock('dalle', '16:00') // 'dalle 16:00'; atClock('dalle', '01:00') // 'dall’1:00'
 */
export function atClock(article: 'le' | 'alle' | 'dalle', clock: string): string {
  return /^0?1:/.test(clock) ? `${article.slice(0, -1)}’${clock.replace(/^0/, '')}` : `${article} ${clock}`;
}
