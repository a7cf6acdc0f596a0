import type { Language } from '../../kernel/language.ts';
import { linesOf } from '../../locations/rules/parse-landmarks.ts';
import { readNames } from '../../locations/rules/read-foreign-names.ts';
import { slugify } from '../../locations/rules/slugify.ts';

/** `dove` is a phrase such as "on Lake Garda". `others` are other names, folded by `foldName`. */
export type AreaName = { nome: string; dove: string; others: readonly string[] };

export type AreaNames = ReadonlyMap<string, ReadonlyMap<Language, AreaName>>;

/**
 * Parses the names of areas in other languages. Each line starts with the Italian name.
 * @example readAreaNames('Lago di Garda | de Gardasee: am Gardasee').get('lago-di-garda')?.get('de')?.dove // 'am Gardasee'
 */
export function readAreaNames(text: string): AreaNames {
  return new Map(
    linesOf(text).map((line) => {
      const [italian = '', ...parts] = line.split(' | ');
      const names = [...readNames(parts)].map(([language, { shown, understood }]): [Language, AreaName] => {
        const [nome = '', dove = nome] = (shown ?? '').split(': ');
        return [language, { nome, dove, others: understood }];
      });
      return [slugify(italian), new Map(names)];
    }),
  );
}
