import { call } from '../../../api/call.ts';
import * as messages from '../../messages/owner.ts';

/** Asks for a sign-in link; what went wrong as a sentence, or `null`. Whether the address is known nobody is told. */
export async function requestLink(email: string): Promise<string | null> {
  const answer = await call('POST /api/accesso', { body: { email } });
  if (answer.ok) return null;
  return answer.campi['email'] ?? (answer.detail || messages.siteUnreachable);
}
