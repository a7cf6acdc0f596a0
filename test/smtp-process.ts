// SMTP server for tests. It rejects recipients `dopo-N@…` temporarily (451) N times before it accepts them, and `mai@…`
// permanently (550).
import { SMTPServer } from 'smtp-server';

function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

const tries = new Map<string, number>();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, callback) {
    const refused = tries.get(address) ?? 0;
    tries.set(address, refused + 1);
    const wanted = Number(/^dopo-(\d+)@/.exec(address)?.[1] ?? 0);
    if (refused < wanted) callback(refusal(451, `4.7.1 greylisted, ${address}, try again later`));
    else if (address.startsWith('mai@')) callback(refusal(550, `5.1.1 no such person: ${address}`));
    else callback();
  },
  onData(stream, { envelope }, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      console.log(JSON.stringify({ recipients, message: Buffer.concat(chunks).toString() }));
      callback();
    });
  },
});

const listener = server.listen(0, '127.0.0.1', () => {
  const address = listener.address();
  console.log(JSON.stringify({ port: typeof address === 'object' ? address?.port : null }));
});
process.once('SIGTERM', () => server.close(() => process.exit(0)));
