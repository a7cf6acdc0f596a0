import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The failure of a child process. Its error output has been printed already or is in `output`. */
export class ChildFailure extends Error {
  constructor(code, output) {
    super(output);
    this.code = code;
    this.output = output;
  }
}

/** Base of the exit code after a signal: as in shells, the code is 128 plus the number of the signal. */
export const SIGNALLED = 128;

const WATCH_MS = 250;
const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Returns whether a terminal sent the signal. On Ctrl+C, the child has also received it as part of the process group.
 */
function isTerminals(signal) {
  return signal === 'SIGINT' && process.stdin.isTTY;
}

/** Treats the exit of the parent as a signal under npm, because npm's shell can exit without forwarding a signal. */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) onGone('SIGTERM');
  }, WATCH_MS);
  return () => clearInterval(timer);
}

function collect(child) {
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

/**
 * Runs a program, forwards signals to it, and throws if its exit code is not 0.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] `quiet` prints the output only on failure
 */
export async function execute(command, args, { env = {}, quiet = false } = {}) {
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio });
  const output = collect(child);
  let interruption = 0;
  const forward = (signal) => {
    interruption = SIGNALLED + constants.signals[signal];
    if (!isTerminals(signal)) child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  // If a signal has already been forwarded, ignores the parent's exit, because a second signal would force the child to exit.
  const stopWatching = watchParent((signal) => {
    if (interruption === 0) forward(signal);
  });
  try {
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exitCode, signal) => resolve(exitCode ?? SIGNALLED + constants.signals[signal]));
    });
    // A child that exits with 0 after a signal has stopped cleanly.
    if (code !== 0) throw new ChildFailure(interruption || code, output());
  } finally {
    stopWatching();
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}
