import { inspect } from 'node:util';
import './operator-language.ts';

/** The error is printed as one sentence, without a stack trace. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
  readonly exitCode: number = 1;
}

/** A restart does not fix an invalid setting, so the systemd units restart the portal after every exit code except this one. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
  override readonly exitCode = 2;
}

const exitCodeOf = (error: unknown) => (error instanceof OperatorError ? error.exitCode : 1);

export function exitWith(error: unknown, code = exitCodeOf(error)): never {
  process.stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`);
  process.exit(code);
}
