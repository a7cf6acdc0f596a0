import type { IsTranslation } from '../../kernel/languages/translation.ts';

const WITH_ARTICLE = new Set(['Aosta Valley', 'Marche']);

const OF_PROVINCE: Record<string, string> = { 'Aosta Valley': 'Aosta' };

const LANDS = new Set(['South Tyrol', 'Trentino']);

const IN_CITY: Record<string, string> = {
  Capri: 'on Capri',
  'Capraia Isola': 'on Capraia',
  Favignana: 'on Favignana',
  'Giglio Island': 'on Giglio Island',
  Ischia: 'on Ischia',
  'Lampedusa and Linosa': 'on Lampedusa and Linosa',
  Lipari: 'on Lipari',
  'Monte Isola': 'on Monte Isola',
  Pantelleria: 'on Pantelleria',
  Ponza: 'on Ponza',
  Procida: 'on Procida',
  'Tremiti Islands': 'on the Tremiti Islands',
  Ustica: 'on Ustica',
  Ventotene: 'on Ventotene',
};

/** @example inRegione('Tuscany') // 'in Tuscany' */
export function inRegione(nome: string): string {
  return WITH_ARTICLE.has(nome) ? `in the ${nome}` : `in ${nome}`;
}

/** @example provinciaPhrase('Siena') // 'province of Siena' */
export function provinciaPhrase(nome: string): string {
  const [first = nome] = nome.split('/');
  return LANDS.has(first) ? first : `province of ${OF_PROVINCE[first] ?? first}`;
}

/** @example inProvincia('Siena') // 'in the province of Siena' */
export function inProvincia(nome: string): string {
  return LANDS.has(nome) ? `in ${nome}` : `in the ${provinciaPhrase(nome)}`;
}

/** @example inCitta('Florence') // 'in Florence' */
export function inCitta(nome: string): string {
  return IN_CITY[nome] ?? `in ${nome}`;
}

true satisfies IsTranslation<typeof import('./place-phrase.it.ts'), typeof import('./place-phrase.en.ts')>;
