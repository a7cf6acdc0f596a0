import type { IsTranslation } from '../../kernel/translation.ts';

/** Regions that do not follow a bare «en». */
const IN_REGION: Record<string, string> = {
  Abruzzes: 'dans les Abruzzes',
  'Frioul-Vénétie Julienne': 'dans le Frioul-Vénétie Julienne',
  Latium: 'dans le Latium',
  Marches: 'dans les Marches',
  Molise: 'dans le Molise',
  Piémont: 'dans le Piémont',
  Pouilles: 'dans les Pouilles',
  'Trentin-Haut-Adige': 'dans le Trentin-Haut-Adige',
  'Vallée d’Aoste': 'dans la Vallée d’Aoste',
};

/** Provinces whose name does not follow a bare «de» or «d’». */
const OF_PROVINCE: Record<string, string> = {
  'Verbano-Cusio-Ossola': 'du Verbano-Cusio-Ossola',
  'Medio Campidano': 'du Medio Campidano',
  'Sulcis Iglesiente': 'du Sulcis Iglesiente',
};

const of = (nome: string) => (/^[aeiouyéèêh]/i.test(nome) ? `d’${nome}` : `de ${nome}`);

/** @example inRegione('Toscane') // 'en Toscane' */
export function inRegione(nome: string): string {
  return IN_REGION[nome] ?? `en ${nome}`;
}

/** @example provinciaPhrase('Arezzo') // 'province d’Arezzo' */
export function provinciaPhrase(nome: string): string {
  const [first = nome] = nome.split('/');
  return `province ${OF_PROVINCE[first] ?? of(first)}`;
}

/** @example inCitta('Florence') // 'à Florence' */
export function inCitta(nome: string): string {
  return `à ${nome}`;
}

true satisfies IsTranslation<typeof import('./place-phrase.it.ts'), typeof import('./place-phrase.fr.ts')>;
