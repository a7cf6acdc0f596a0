import type { IsTranslation } from '../../kernel/translation.ts';

/** Regions that do not follow a bare «in». */
const IN_REGION: Record<string, string> = {
  Aostatal: 'im Aostatal',
  Latium: 'im Latium',
  Marken: 'in den Marken',
  Piemont: 'im Piemont',
  Sardinien: 'auf Sardinien',
  Sizilien: 'auf Sizilien',
  Toskana: 'in der Toskana',
  Abruzzen: 'in den Abruzzen',
  Basilikata: 'in der Basilikata',
  Lombardei: 'in der Lombardei',
};

/** @example inRegione('Toskana') // 'in der Toskana' */
export function inRegione(nome: string): string {
  return IN_REGION[nome] ?? `in ${nome}`;
}

/** @example provinciaPhrase('Siena') // 'Provinz Siena' */
export function provinciaPhrase(nome: string): string {
  const [first = nome] = nome.split('/');
  return `Provinz ${first}`;
}

/** @example inCitta('Florenz') // 'in Florenz' */
export function inCitta(nome: string): string {
  return `in ${nome}`;
}

true satisfies IsTranslation<typeof import('./place-phrase.it.ts'), typeof import('./place-phrase.de.ts')>;
