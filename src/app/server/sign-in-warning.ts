import { isLoopback } from '../../platform/process/is-loopback.ts';

/**
 * What to tell an operator at whose portal nobody could sign in, or `null`: browsers keep a `__Host-` cookie only with https, or
 * from this very machine.
 */
export function signInWarning(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isLoopback(hostname)) return null;
  return `Con l’indirizzo ${publicUrl} non può entrare nessuno, né i proprietari né gli amministratori: serve https (PUBLIC_URL), o questo stesso computer.`;
}
