import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SettingsError } from '../process/operator-error.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SETTINGS_EXIT_CODE = new SettingsError('').exitCode;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const each = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const EXPLAINED = new Set(each(read('docs/CONFIGURATION.md'), /`([A-Z][A-Z0-9_]+)`/g).concat('NODE_ENV'));
const COMPOSE = read('ops/compose.yaml');
const PORTAL = COMPOSE.slice(COMPOSE.indexOf('portal-environment'), COMPOSE.indexOf('depends_on:'));

describe('files for operators', () => {
  test.each([
    ['ops/compose.yaml', each(PORTAL, /^ {4}([A-Z][A-Z0-9_]+):/gm)],
    [
      'ops/Dockerfile',
      each(read('ops/Dockerfile'), /^(?:ENV)? +([A-Z][A-Z0-9_]+)=/gm).filter((name) => name !== 'PATH'),
    ],
    ['ops/ospitalia@.service', each(read('ops/ospitalia@.service'), /[= ]([A-Z][A-Z0-9_]+)=/g)],
    ['ops/ospitalia.service', each(read('ops/ospitalia.service'), /[= ]([A-Z][A-Z0-9_]+)=/g)],
  ])('%s sets only documented variables', (_, names) => {
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !EXPLAINED.has(name))).toEqual([]);
  });

  test('ops/compose.env.example defines every variable that ops/compose.yaml uses', () => {
    const named = new Set(each(read('ops/compose.env.example'), /^([A-Z0-9_a-z]+)=/gm));
    expect(each(COMPOSE, /\$\{(\w+)/g).filter((name) => !named.has(name))).toEqual([]);
  });

  test('ops/compose.yaml mounts existing files and declared volumes', () => {
    expect(each(COMPOSE, /['" -]\.\/([\w./-]+):/g).filter((file) => !existsSync(join(ROOT, 'ops', file)))).toEqual([]);
    const volumes = new Set(each(COMPOSE.slice(COMPOSE.lastIndexOf('\nvolumes:')), /^ {2}(\w+):$/gm));
    expect(each(COMPOSE, /['" -]([a-z]+):\/(?:var|data|prometheus)/g).filter((name) => !volumes.has(name))).toEqual([]);
  });

  test('ops/Dockerfile builds and starts the portal, and .dockerignore excludes no file that the build needs', () => {
    const dockerfile = read('ops/Dockerfile');
    const [, script = ''] = /node scripts\/run\.mjs (\w+)/.exec(dockerfile) ?? [];
    expect(script).toBe('build');
    const left = read('.dockerignore').split('\n');
    const copied = each(dockerfile, /^COPY --from=build \/srv\/ospitalia\/(\w+) /gm);
    expect(copied).toEqual(expect.arrayContaining(['node_modules', 'build', 'db', 'src', 'scripts']));
    expect(
      ['db', 'src', 'scripts', 'public', 'package.json', 'package-lock.json'].filter((name) => left.includes(name)),
    ).toEqual([]);
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const words: string[] = JSON.parse(command);
    expect(words.at(-1)).toBe('build/portal/main.js');
    const units = ['ospitalia', 'ospitalia@'].map((unit) => read(`ops/${unit}.service`));
    for (const unit of units) expect(unit).toContain(`/.bin/${words.join(' ')}\n`);
  });

  test.each(['ospitalia', 'ospitalia@'])('%s.service does not restart after an invalid setting', (unit) => {
    const lines = read(`ops/${unit}.service`).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Restart=always', `RestartPreventExitStatus=${SETTINGS_EXIT_CODE}`]));
  });

  test('the monitoring guide documents every alert and no others', () => {
    const guide = read('docs/operations/monitoring.md');
    const alerts = each(read('ops/prometheus-alerts.yml'), /- alert: (\w+)/g);
    expect(alerts.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
    const documented = each(guide.slice(guide.indexOf('## Alerts')), /^\| (`.+?) \|/gm);
    expect(documented.flatMap((names) => each(names, /`(\w+)`/g)).toSorted()).toEqual(alerts.toSorted());
  });

  test.each([
    ['ops/haproxy.cfg', 'http-request del-header traceparent'],
    ['ops/Caddyfile', 'header_up -Traceparent'],
  ])('%s removes the traceparent header from client requests', (file, line) => {
    expect(read(file)).toContain(line);
  });

  test('Caddy does not expose /metrics or /readyz', () => {
    expect(read('ops/Caddyfile')).toContain('@internal path /metrics /readyz');
  });
});
