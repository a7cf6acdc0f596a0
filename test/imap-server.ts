import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

export type StoredMail = { raw: string; flags: string[] };

export const IMAP_USER = { user: 'campanello', password: 'una password, con: segni/' };

type Options = { plugins?: string[]; isSecure?: boolean };

export async function startImapServer({
  plugins = ['UIDPLUS', 'IDLE', 'LITERALPLUS'],
  isSecure = false,
}: Options = {}) {
  const server = hoodiecrow({
    plugins,
    secureConnection: isSecure,
    users: { [IMAP_USER.user]: { password: IMAP_USER.password } },
    storage: { INBOX: {}, '': { separator: '/', folders: { Campanello: {} } } },
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const mailbox = (folder: string) => server.getMailbox(folder);
  return {
    port: (server.server.address() as AddressInfo).port,
    deliver(headers: string, folder = 'INBOX'): void {
      server.appendMessage(folder, [], new Date(), `${headers}\r\n\r\nMario Rossi ha prenotato.\r\n`);
    },
    left: (folder = 'INBOX'): StoredMail[] => mailbox(folder).messages,
    async close(): Promise<void> {
      const { promise, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      await promise;
    },
  };
}

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>;
