import { argon2Sync } from 'node:crypto';

/** Hashes a password with the lowest cost, because a real hash takes 60 ms of CPU time. */
export function hashCheaply(password: string): string {
  const nonce = Buffer.from('one salt for all');
  const tag = argon2Sync('argon2id', { message: password, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}
