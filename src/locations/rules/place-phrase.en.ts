import type { IsTranslation } from '../../kernel/translation.ts';

/** Regions that take an article. */
const WITH_ARTICLE = new Set(['Aosta Valley', 'Marche']);

/** @example inRegione('Tuscany') // 'in Tuscany' */
export function inRegione(nome: string): string {
  return WITH_ARTICLE.has(nome) ? `in the ${nome}` : `in ${nome}`;
}

/** @example provinciaPhrase('Bolzano/Bozen') // 'province of Bolzano' */
export function provinciaPhrase(nome: string): string {
  const [first = nome] = nome.split('/');
  return `province of ${first}`;
}

/** @example inCitta('Florence') // 'in Florence' */
export function inCitta(nome: string): string {
  return `in ${nome}`;
}

true satisfies IsTranslation<typeof import('./place-phrase.it.ts'), typeof import('./place-phrase.en.ts')>;
