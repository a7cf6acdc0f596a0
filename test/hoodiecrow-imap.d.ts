declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  type Mail = { raw: string; flags: string[] };
  type ImapServer = {
    server: Server;
    listen(port: number, host: string, onListening: () => void): void;
    close(onClosed: () => void): void;
    getMailbox(folder: string): { messages: Mail[] };
    appendMessage(folder: string, flags: string[], date: Date, raw: string): void;
  };
  export default function hoodiecrow(options: {
    plugins: string[];
    secureConnection: boolean;
    users: Record<string, { password: string }>;
    storage: Record<string, object>;
  }): ImapServer;
}
