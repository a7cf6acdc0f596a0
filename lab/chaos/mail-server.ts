import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A mail server in a process of its own (`test/smtp-process.ts`). */
export type MailServer = {
  url: string;
  /** Mails that came more than once: a portal that is killed after it sent one, and before it wrote that down, sends it again. */
  repeated(): number;
  stop(): Promise<void>;
};

type Line = { port?: number; recipients?: string[]; message?: string };

export async function startMailServer(): Promise<MailServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../test/smtp-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const came = new Map<string, number>();
  const lines = createInterface({ input: child.stdout });
  const { promise: listening, resolve } = Promise.withResolvers<number>();
  lines.on('line', (text) => {
    const { port, recipients = [], message = '' }: Line = JSON.parse(text);
    if (port !== undefined) return resolve(port);
    const [id = ''] = /^Message-ID: \S+/im.exec(message) ?? [];
    const mail = `${recipients.join()} ${id}`;
    came.set(mail, (came.get(mail) ?? 0) + 1);
  });
  return {
    url: `smtp://127.0.0.1:${await listening}`,
    repeated: () => [...came.values()].filter((times) => times > 1).length,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
