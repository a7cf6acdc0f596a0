import { AppError } from '../../kernel/calls/app-error.ts';
import type { Proof } from '../admin-contract.ts';
import { isSoundText } from '../rules/check-password.ts';
import * as messages from '../messages/admin.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export function refuseFields(detail: string, campi: Record<string, string>): AppError {
  return new AppError('DATI_NON_VALIDI', detail, { campi });
}

function refuseUnsound(name: string, text: string): void {
  if (!isSoundText(text)) throw refuseFields(visitorMessages().dataInvalid, { [name]: visitorMessages().dataInvalid });
}

export function readCode(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw refuseFields(messages.codeMissing, { codice: messages.codeMissing });
  const code = value.replaceAll(/\s/g, '');
  return code === '' ? null : code;
}

export function readPassword({ password }: Proof): string {
  if (typeof password !== 'string' || password === '') {
    throw refuseFields(messages.passwordMissing, { password: messages.passwordMissing });
  }
  refuseUnsound('password', password);
  return password;
}

type Credentials = { username: string; password: string; codice: string | null };

export function readCredentials(sent: Proof & { username?: unknown; codice?: unknown }): Credentials {
  const username = typeof sent.username === 'string' ? sent.username.trim() : '';
  const password = typeof sent.password === 'string' ? sent.password : '';
  if (username === '' || password === '') {
    throw refuseFields(messages.credentialsMissing, {
      ...(username === '' && { username: messages.usernameMissing }),
      ...(password === '' && { password: messages.passwordMissing }),
    });
  }
  refuseUnsound('username', username);
  refuseUnsound('password', password);
  return { username, password, codice: readCode(sent.codice) };
}
