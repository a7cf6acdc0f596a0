import { inspect } from 'node:util';

/** A failure that whoever runs the server can mend: printed as one sentence, without a stack, before exit code 1. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Prints why the program cannot go on and ends it: one sentence where there is one, else the whole error. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`);
  process.exit(1);
}
