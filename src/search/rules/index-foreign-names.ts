import { type ForeignLanguage, type Language, LANGUAGES } from '../../kernel/language.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import * as de from '../../locations/rules/place-phrase.de.ts';
import * as en from '../../locations/rules/place-phrase.en.ts';
import * as fr from '../../locations/rules/place-phrase.fr.ts';
import type { PlaceFacts, PlaceMatch, PlaceName } from './place-facts.ts';
import type { AreaNames } from './read-area-names.ts';
import type { Area } from './resolve-areas.ts';

const FOREIGN = 3;

const PHRASES: Record<ForeignLanguage, Pick<typeof en, 'provinciaPhrase'>> = { en, de, fr };

type ForeignName = { placeMatch: PlaceMatch; name: string; language: Language; isShown: boolean };
type Place = Pick<PlaceMatch, 'kind' | 'id'>;

function named({ kind, id }: Place, language: Language, name: string, isShown: boolean): ForeignName {
  return { placeMatch: { kind, id, priority: FOREIGN }, name, language, isShown };
}

function genitivesOf(nome: string, language: Language): string[] {
  return language === 'de' && /see$/i.test(nome) ? [`${nome}s`] : [];
}

function namesOfAreas(areas: readonly Area[], areaNames: AreaNames): ForeignName[] {
  return areas.flatMap(({ id, slug }) =>
    [...(areaNames.get(slug) ?? [])].flatMap(([language, { nome, others }]) =>
      [nome, ...others, ...genitivesOf(nome, language)].map((name) =>
        named({ kind: 'area', id }, language, name, name === nome),
      ),
    ),
  );
}

function namesOfPlaces({ names }: PlaceFacts): ForeignName[] {
  return names.names.flatMap(({ name, language, isShown, ...place }) => {
    const shown = named(place, language, name, isShown);
    return place.kind === 'provincia' ? [shown, { ...shown, name: `provincia di ${name}` }] : [shown];
  });
}

function phrasesOfProvince({ province, names }: PlaceFacts): ForeignName[] {
  return province.flatMap(({ id, nome }) =>
    LANGUAGES.flatMap((language) => {
      const place = { kind: 'provincia' as const, id, nome };
      const name = names.nameIn(language, place);
      return Object.values(PHRASES).map(({ provinciaPhrase }) => named(place, language, provinciaPhrase(name), true));
    }),
  );
}

const PROVINCE = /^provin(?:cia di|ce of|ce de|ce d|z) /;

/** @example withoutProvince('provincia di siena') // 'siena' */
export function withoutProvince(folded: string): string {
  return folded.replace(PROVINCE, '');
}

export function foreignNames(
  facts: PlaceFacts,
  { areas, areaNames, known }: { areas: readonly Area[]; areaNames: AreaNames; known: readonly PlaceName[] },
): PlaceName[] {
  const keyOf = (folded: string, { kind, id }: PlaceMatch) => `${kind} ${id} ${folded}`;
  const all = [...namesOfPlaces(facts), ...phrasesOfProvince(facts), ...namesOfAreas(areas, areaNames)];
  const folded = all.map((one) => ({ ...one, folded: foldName(one.name) }));
  const bearing = new Set(known.map((one) => keyOf(one.folded, one.placeMatch)));
  const byKey = Map.groupBy(folded, (one) => keyOf(one.folded, one.placeMatch));
  return [...byKey].flatMap(([key, [first, ...others]]) => {
    if (first === undefined || bearing.has(key)) return [];
    const same = [first, ...others];
    const languages = new Set(same.map(({ language }) => language));
    const isShown = same.some((one) => one.isShown);
    return [{ folded: first.folded, placeMatch: first.placeMatch, foreign: { languages, isShown } }];
  });
}
