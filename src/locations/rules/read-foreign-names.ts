import { isLanguage, type Language } from '../../kernel/language.ts';
import { linesOf } from './parse-landmarks.ts';

/** Pages show `shown`, or the Italian name if `shown` is `null`. Searches also accept the `understood` names. */
export type ForeignName = { shown: string | null; understood: readonly string[] };

export type ForeignNames = ReadonlyMap<Language, ForeignName>;

export type PlaceKind = 'regione' | 'provincia' | 'citta';

export type ForeignPlace = { kind: PlaceKind; id: number; nome: string; names: ForeignNames };

const KINDS = ['regione', 'provincia', 'citta'] as const satisfies readonly PlaceKind[];

/**
 * Parses names per language, such as "en Florence ~ Florentia, Fiorenza".
 * @example readNames(['en ~ Leghorn', 'fr Livourne']).get('fr')?.shown // 'Livourne'
 */
export function readNames(parts: readonly string[]): ForeignNames {
  return new Map(
    parts.map((part): [Language, ForeignName] => {
      const [language, names] = [part.slice(0, 2), part.slice(3)];
      if (!isLanguage(language) || part[2] !== ' ') throw new Error(`No language at the start of «${part}»`);
      const [shown = '', understood = ''] = names.split('~').map((name) => name.trim());
      return [
        language,
        { shown: shown === '' ? null : shown, understood: understood === '' ? [] : understood.split(', ') },
      ];
    }),
  );
}

/**
 * Parses names of places in other languages. Each line starts with the kind and ISTAT's code.
 * @example readForeignNames('citta 48017 Firenze | en Florence | de Florenz | fr Florence')[0]?.nome // 'Firenze'
 */
export function readForeignNames(text: string): ForeignPlace[] {
  return linesOf(text).map((line) => {
    const [place = '', ...parts] = line.split(' | ');
    const [kindName, id, ...nome] = place.split(' ');
    const kind = KINDS.find((each) => each === kindName);
    if (kind === undefined) throw new Error(`No kind of place at the start of «${line}»`);
    return { kind, id: Number(id), nome: nome.join(' '), names: readNames(parts) };
  });
}
