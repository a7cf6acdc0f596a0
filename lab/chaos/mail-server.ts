import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type MailServer = { url: string; stop(): Promise<void> };

export async function startMailServer(): Promise<MailServer> {
  const program = join(import.meta.dirname, '../../test/smtp-process.ts');
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { port }: { port: number } = JSON.parse(line);
  return {
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
