import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** A child ended badly; whatever was to be said about it has been said, or is in `output`. */
export class ChildFailure extends Error {
  constructor(code, output) {
    super(output);
    this.code = code;
    this.output = output;
  }
}

/** Exit codes above this one name the signal, as shells count. */
export const SIGNALLED = 128;

const WATCH_MS = 250;
const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Ctrl+C on a terminal reaches the child by itself, as it is in the same process group. */
function isTerminals(signal) {
  return signal === 'SIGINT' && process.stdin.isTTY;
}

/**
 * npm hands a signal on to its shell, and many shells keep it to themselves: they end and we would go on, without npm.
 * Under npm, a parent that is gone therefore means that we are asked to end. Returns how to stop watching.
 */
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
 * Runs a program to its end, hands on the signals that we get, and fails with its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] `quiet` keeps the output for the failure only
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
  // A signal that we have handed on already says the same: the second would be a wish to end at once.
  const stopWatching = watchParent((signal) => {
    if (interruption === 0) forward(signal);
  });
  try {
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exitCode, signal) => resolve(exitCode ?? SIGNALLED + constants.signals[signal]));
    });
    // A child that ends in order after a signal ends with 0: so do we.
    if (code !== 0) throw new ChildFailure(interruption || code, output());
  } finally {
    stopWatching();
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}
