import { OperatorError } from '../../platform/process/operator-error.ts';

/** Whom mails come from: as it is said, or the site itself. Throws an `OperatorError`. */
export function readMailFrom(text: string | undefined, publicUrl: string): string {
  const from = text ?? `Ospitalia <non-rispondere@${new URL(publicUrl).hostname}>`;
  if (/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) return from;
  throw new OperatorError('MAIL_FROM deve essere un indirizzo, per esempio Ospitalia <ciao@ospitalia.it>.');
}
