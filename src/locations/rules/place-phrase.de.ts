import type { IsTranslation } from '../../kernel/languages/translation.ts';

const IN_REGION: Record<string, string> = {
  Aostatal: 'im Aostatal',
  'Emilia-Romagna': 'in der Emilia-Romagna',
  Marken: 'in den Marken',
  Piemont: 'im Piemont',
  Sardinien: 'auf Sardinien',
  Sizilien: 'auf Sizilien',
  Toskana: 'in der Toskana',
  Abruzzen: 'in den Abruzzen',
  Basilikata: 'in der Basilikata',
  Lombardei: 'in der Lombardei',
};

const OF_PROVINCE: Record<string, string> = { Aostatal: 'Aosta' };

const IN_LAND: Record<string, string> = { Südtirol: 'in Südtirol', Trentino: 'im Trentino' };

const IN_CITY: Record<string, string> = {
  Ahrntal: 'im Ahrntal',
  Brenner: 'am Brenner',
  Capri: 'auf Capri',
  'Capraia Isola': 'auf Capraia',
  Favignana: 'auf Favignana',
  Ischia: 'auf Ischia',
  'Isola del Giglio': 'auf Giglio',
  Lipari: 'auf Lipari',
  'Lampedusa und Linosa': 'auf Lampedusa und Linosa',
  'Monte Isola': 'auf der Monte Isola',
  Pantelleria: 'auf Pantelleria',
  Ponza: 'auf Ponza',
  Procida: 'auf Procida',
  Ritten: 'am Ritten',
  Sarntal: 'im Sarntal',
  'Tremiti-Inseln': 'auf den Tremiti-Inseln',
  Ustica: 'auf Ustica',
  Ventotene: 'auf Ventotene',
};

/** @example inRegione('Toskana') // 'in der Toskana' */
export function inRegione(nome: string): string {
  return IN_REGION[nome] ?? `in ${nome}`;
}

/** @example provinciaPhrase('Siena') // 'Provinz Siena' */
export function provinciaPhrase(nome: string): string {
  const [first = nome] = nome.split('/');
  return first in IN_LAND ? first : `Provinz ${OF_PROVINCE[first] ?? first}`;
}

/** @example inProvincia('Siena') // 'in der Provinz Siena' */
export function inProvincia(nome: string): string {
  return IN_LAND[nome] ?? `in der ${provinciaPhrase(nome)}`;
}

/** @example inCitta('Florenz') // 'in Florenz' */
export function inCitta(nome: string): string {
  return IN_CITY[nome] ?? `in ${nome}`;
}

true satisfies IsTranslation<typeof import('./place-phrase.it.ts'), typeof import('./place-phrase.de.ts')>;
