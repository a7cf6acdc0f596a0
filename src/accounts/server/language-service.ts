import type { QueryExecutorProvider } from 'kysely';
import type { Account } from '../../kernel/people/account.ts';
import { currentLanguage, inLanguage } from '../../kernel/languages/current-language.ts';
import { isOwnersLanguage, ITALIAN, type OwnersLanguage } from '../../kernel/language.ts';
import { languageOf } from './language-repository.ts';

/** Returns the page's language for the owner's future emails, or Italian if owners cannot receive emails in that language (ADR 0146). */
export function languageOfPage(): OwnersLanguage {
  const language = currentLanguage();
  return isOwnersLanguage(language) ? language : ITALIAN;
}

export function inAccountLanguage<Written>({ lingua }: Account, write: () => Written): Written {
  return inLanguage(isOwnersLanguage(lingua) ? lingua : languageOfPage(), write);
}

export async function inOwnersLanguage<Written>(
  db: QueryExecutorProvider,
  email: string,
  write: () => Written | Promise<Written>,
): Promise<Written> {
  const language = await languageOf(db, email);
  return inLanguage(isOwnersLanguage(language) ? language : ITALIAN, write);
}
