import { parseEmail } from '../../../accounts/rules/parse-email.ts';
import type { PreviewBody, RestoreBody } from '../../../admin/restoration-contract.ts';
import { fieldError } from '../../../kernel/calls/app-error.ts';
import { cleanText } from '../../../kernel/text/clean-text.ts';
import type { HomeChoice } from './find-homes.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

const IDENTITY = /^AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]+$/i;

/** Parses the keys in a file written by `age-keygen`. Throws if one is invalid. */
export function readIdentities(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (text.trim() !== '' && (keys.length === 0 || !keys.every((key) => IDENTITY.test(key)))) {
    throw fieldError('chiave', adminMessages.ageKeyInvalid);
  }
  return keys;
}

function readOwner(text: string, campo: string): HomeChoice {
  const email = parseEmail(text);
  if (email === null) throw fieldError(campo, adminMessages.ownerEmailInvalid);
  return { che: 'proprietario', email };
}

export function readPreviewed({ che, cerca }: Pick<PreviewBody, 'che' | 'cerca'>): HomeChoice {
  if (che === 'proprietario') return readOwner(cerca, 'cerca');
  const words = cleanText(cerca) ?? '';
  if (words === '') throw fieldError('cerca', adminMessages.archiveSearchRequired);
  return { che, cerca: words };
}

export function readRestored({
  struttura_id,
  proprietario,
}: Pick<RestoreBody, 'struttura_id' | 'proprietario'>): HomeChoice {
  if (struttura_id !== undefined) return { che: 'numero', id: struttura_id };
  return readOwner(proprietario ?? '', 'proprietario');
}
