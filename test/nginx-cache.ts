import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../src/platform/postgres/acquire-server.ts';

const PATHS = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
const COMMAND = spawnSync('sh', ['-c', 'command -v nginx'], { env: { PATH: PATHS }, encoding: 'utf8' }).stdout.trim();

export function hasNginx(): boolean {
  if (COMMAND === '') process.stderr.write('skipped, no nginx for a shared cache: install the package nginx\n');
  return COMMAND !== '';
}

function documentedLines(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../docs/operations/growing.md'), 'utf8');
  const [, block = ''] = /## A CDN[^]*?```nginx\n([^]*?)```/.exec(page) ?? [];
  return block.trim().split('\n');
}

function configuration(folder: string, origin: string, port: number): string {
  const lines = documentedLines().map((line) =>
    line.replace('/var/cache/nginx', folder).replace('http://127.0.0.1:3000', origin),
  );
  const isOfServer = (line: string) => line.startsWith('location');
  return `
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/errors;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/bodies;
      proxy_temp_path ${folder}/answers;
      ${lines.filter((line) => !isOfServer(line)).join('\n')}
      server {
        listen 127.0.0.1:${port};
        add_header X-Cache $upstream_cache_status always;
        ${lines.filter(isOfServer).join('\n')}
      }
    }`;
}

/** Starts nginx as a cache, configured as in docs/operations/growing.md. */
export async function openNginxCache(origin: string): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, origin, port));
  // `setpriv` terminates nginx when this process ends.
  const nginx = spawn(
    'setpriv',
    ['--pdeathsig', 'TERM', COMMAND, '-p', folder, '-e', `${folder}/errors`, '-c', `${folder}/nginx.conf`],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(url, { method: 'HEAD' }), { timeout: 60_000 });
  return {
    url,
    async close() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
