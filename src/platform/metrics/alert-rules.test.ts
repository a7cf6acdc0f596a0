import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const OPS = join(import.meta.dirname, '../../../ops');
const run = (...args: string[]) => spawnSync('promtool', args, { cwd: OPS, encoding: 'utf8' });

const hasPromtool = run('--version').status === 0;
if (!hasPromtool) console.log('skipped: promtool is missing (apt-get install prometheus)');

test.skipIf(!hasPromtool).each([
  ['accepts the alert rules', ['check', 'rules', 'prometheus-alerts.yml']],
  ['fires the alerts that ops/prometheus-alerts.test.yml expects', ['test', 'rules', 'prometheus-alerts.test.yml']],
  ['accepts the Prometheus configuration', ['check', 'config', '--syntax-only', 'prometheus.yml']],
])(
  'promtool %s',
  (_, args) => {
    const { status, stdout, stderr } = run(...args);
    expect(stdout + stderr).toContain('SUCCESS');
    expect(status).toBe(0);
  },
  120_000,
);
