import { call } from '../../../api/call.ts';
import * as messages from '../../messages/owner.ts';

export async function requestLink(email: string): Promise<string | null> {
  const answer = await call('POST /api/accesso', { body: { email } });
  if (answer.ok) return null;
  return answer.campi['email'] ?? (answer.detail || messages.siteUnreachable);
}
