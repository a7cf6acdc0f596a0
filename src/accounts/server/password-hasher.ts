import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '../../kernel/calls/work-queue.ts';

/** Limits the number of concurrent computations. Throws `SERVIZIO_NON_DISPONIBILE` if the queue is full. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** If `phc` is `null` (no account), takes just as long and returns `false`. */
  verify(password: string, phc: string | null): Promise<boolean>;
};

/** OWASP's minimum parameters for Argon2id. Hashing takes about 60 ms on one core (measured). */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** `atOnce` is the default size of Node's thread pool. On one core, a full queue takes about three seconds. */
const QUEUE = { atOnce: 4, waiting: 50, retryAfter: 5 };

/** The PHC string contains the parameters, so that existing hashes stay valid if stronger parameters are introduced. */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

function phcOf(salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(salt)}$${encode(tag)}`;
}

const DUMMY_HASH = phcOf(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

async function hash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES, tagLength: TAG_BYTES };
  return phcOf(salt, await derive('argon2id', { message: password, nonce: salt, ...cost }));
}

async function verify(password: string, phc: string): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', tag = ''] = PHC.exec(phc) ?? [];
  if (memory === undefined) throw new Error('malformed password hash');
  const expected = Buffer.from(tag, 'base64');
  const made = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: expected.length,
  });
  return timingSafeEqual(made, expected);
}

export function createPasswordHasher(): PasswordHasher {
  const queue = createWorkQueue(QUEUE);
  return {
    hash: (password) => queue.run(() => hash(password)),
    verify: (password, phc) => queue.run(() => verify(password, phc ?? DUMMY_HASH)),
  };
}
