/**
 * The values of one metric in the text that Prometheus reads, one for each set of labels.
 * @example parseMetric('jobs{queue="mail"} 3\njobs{queue="feeds"} 4', 'jobs') // [3, 4]
 */
export function parseMetric(text: string, name: string): number[] {
  const line = new RegExp(`^${name}(?:\\{[^\\n]*\\})? (\\S+)`, 'gm');
  return [...text.matchAll(line)].map(([, value]) => Number(value));
}
