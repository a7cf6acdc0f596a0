import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks for a line that the terminal does not show. Without a terminal it is the next line of the input; an input that ends
 * is an empty line.
 */
export function readHidden(question: string): Promise<string> {
  const { stdin, stdout } = process;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = stdin.isTTY;
  const lines = createInterface({ input: stdin, output: nowhere, terminal, historySize: 0 });
  if (terminal) stdout.write(question);
  return new Promise((resolve) => {
    let answer = '';
    // Hidden or not, Ctrl+C ends the command.
    lines.once('SIGINT', () => process.exit(130));
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('close', () => {
      if (terminal) stdout.write('\n');
      resolve(answer);
    });
  });
}
