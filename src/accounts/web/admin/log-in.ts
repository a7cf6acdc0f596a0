import { call, SIGNED_OUT } from '../../../api/call.ts';
import { accessMessages } from '../../access-messages.it.ts';
import { adminAccessMessages } from '../../admin-access-messages.it.ts';
import { adminAccountsMessages } from '../../admin-messages.it.ts';
import { formatWait } from '../../rules/format-wait.ts';

export type Credentials = { username: string; password: string; codice: string };

/** The fields of the login, by wire name. */
export type LoginField = keyof Credentials;

/** Why nobody came in. */
export type Refusal = {
  sentence: string;
  /** What is wrong, first the one to go to. */
  fields: readonly LoginField[];
  /** Nothing is wrong: the code is asked for. */
  isQuestion?: boolean;
  /** Seconds in which no try counts, `unlessCode` but one with a code: strangers may have used up all others. */
  wait?: { seconds: number; unlessCode: boolean };
};

/** The status of an answer to who tried too often. */
const TOO_MANY = 429;

/** What is missing before the server is asked at all (specification section 5). */
export function findMissing(credentials: Credentials, needsCode: boolean): Refusal | null {
  const asked: readonly LoginField[] = needsCode ? ['username', 'password', 'codice'] : ['username', 'password'];
  const fields = asked.filter((field) => credentials[field] === '');
  if (fields.length === 0) return null;
  const sentence =
    fields[0] === 'codice' ? adminAccountsMessages.codiceMancante : adminAccountsMessages.credenzialiMancanti;
  return { sentence, fields };
}

/** Signs in; `null` when that worked. The code is sent once the server has asked for it. */
export async function logIn({ codice, ...credentials }: Credentials): Promise<Refusal | null> {
  const answer = await call('POST /api/admin/login', {
    body: codice === '' ? credentials : { ...credentials, codice },
  });
  if (answer.ok) return null;
  const { status, detail, campi, retryAfter: seconds } = answer;
  if (status === TOO_MANY && seconds !== undefined) {
    const wait = { seconds, unlessCode: codice === '' };
    return { sentence: adminAccessMessages.troppiTentativi(formatWait(seconds)), fields: [], wait };
  }
  if (status !== SIGNED_OUT) return { sentence: detail || accessMessages.nonRaggiungibile, fields: [] };
  if (campi['codice'] !== undefined) {
    return { sentence: campi['codice'], fields: ['codice'], isQuestion: codice === '' };
  }
  return { sentence: detail || adminAccountsMessages.credenzialiNonValide, fields: ['password', 'username'] };
}
