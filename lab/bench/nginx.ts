import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import type { Bytes } from './bytes-server.ts';

const PROGRAM = 'nginx';
const POLL_MS = 20;
const FILE = 'pagina';
/** What nginx would want to write into folders of the system's. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configurationOf = (folder: string, port: number, { type, coding }: Bytes) => `
  daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
  events { worker_connections 256; }
  http {
    ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    access_log off; sendfile on; keepalive_requests 1000000000; open_file_cache max=10;
    types { } default_type "${type}";
    server { listen 127.0.0.1:${port}; location / { root ${folder}; try_files /${FILE} =404; add_header Content-Encoding ${coding}; } }
  }`;

/** One process of nginx that answers with the same bytes out of a file, as in front of many sites; `null` where it is not installed. */
export async function startNginx(page: Bytes): Promise<{ port: number; pid: number; stop(): Promise<void> } | null> {
  if (spawnSync(PROGRAM, ['-v']).error !== undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, FILE), Buffer.from(page.body, 'base64'));
  writeFileSync(join(folder, 'nginx.conf'), configurationOf(folder, port, page));
  const server = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => server.kill());
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('nginx did not start');
    await pause(POLL_MS);
  }
  return {
    port,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
