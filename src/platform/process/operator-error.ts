import { inspect } from 'node:util';
import './operator-language.ts';

/** `exitWith` prints only the message of this error, without a stack trace. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
  readonly exitCode: number = 1;
}

/** The systemd units do not restart the portal after this exit code, because settings must be corrected first. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
  override readonly exitCode = 2;
}

const exitCodeOf = (error: unknown) => (error instanceof OperatorError ? error.exitCode : 1);

export function exitWith(error: unknown, code = exitCodeOf(error)): never {
  process.stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`);
  process.exit(code);
}
