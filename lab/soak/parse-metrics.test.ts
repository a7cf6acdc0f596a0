import { expect, test } from 'vitest';
import { parseMetric } from './parse-metrics.ts';

const TEXT = `# HELP jobs Jobs that wait.
# TYPE jobs gauge
jobs{queue="mail",state="{x}"} 3
jobs{queue="feeds"} 4
jobs_oldest 12.5
`;

test.each([
  ['jobs', [3, 4]],
  ['jobs_oldest', [12.5]],
  ['oldest', []],
])('%s', (name, values) => {
  expect(parseMetric(TEXT, name)).toEqual(values);
});
