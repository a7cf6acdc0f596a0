import type { IsTranslation } from '../../kernel/languages/translation.ts';

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

const OF_PROVINCE: Record<string, string> = {
  'Verbano-Cusio-Ossola': 'du Verbano-Cusio-Ossola',
  'Medio Campidano': 'du Medio Campidano',
  'Sulcis Iglesiente': 'du Sulcis Iglesiente',
  'Gallura Nord-Est Sardaigne': 'de la Gallura Nord-Est Sardaigne',
  Ogliastra: 'de l’Ogliastra',
  'Vallée d’Aoste': 'd’Aoste',
};

const IN_LAND: Record<string, string> = { 'Haut-Adige': 'dans le Haut-Adige', Trentin: 'dans le Trentin' };

const IN_CITY: Record<string, string> = {
  'Île du Giglio': 'sur l’île du Giglio',
  'Îles Tremiti': 'sur les îles Tremiti',
};

const of = (nome: string) => (/^[aeiouyéèêh]/i.test(nome) ? `d’${nome}` : `de ${nome}`);

/** @example inRegione('Toscane') // 'en Toscane' */
export function inRegione(nome: string): string {
  return IN_REGION[nome] ?? `en ${nome}`;
}

/** @example provinciaPhrase('Arezzo') // 'province d’Arezzo' */
export function provinciaPhrase(nome: string): string {
  const [first = nome] = nome.split('/');
  return first in IN_LAND ? first : `province ${OF_PROVINCE[first] ?? of(first)}`;
}

/** @example inProvincia('Siena') // 'dans la province de Siena' */
export function inProvincia(nome: string): string {
  return IN_LAND[nome] ?? `dans la ${provinciaPhrase(nome)}`;
}

/** @example inCitta('Florence') // 'à Florence' */
export function inCitta(nome: string): string {
  return IN_CITY[nome] ?? `à ${nome}`;
}

true satisfies IsTranslation<typeof import('./place-phrase.it.ts'), typeof import('./place-phrase.fr.ts')>;
