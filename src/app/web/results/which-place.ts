import { paths } from '../../../kernel/pages/paths.ts';
import { sharedName } from '../../../search/rules/shared-name.ts';
import { writeZone } from '../../../search/rules/zone.ts';
import { hrefOf, listBase } from './href-of.ts';
import { viewedBase } from './map-of.ts';
import type { ScopeAddress } from './read-scope.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

export type WhichPlace = { question: string; links: { label: string; more: string; href: string }[] };

/** `isPlaced`: the list is that of another place of the name. */
type MeantPlaces = Pick<ScopeAddress, 'homonyms' | 'namesakes' | 'criteria'> & { isPlaced?: boolean };

/** The name that homonyms share; '' where people call them alike and their names do not say so ("Sestri"). */
export function homonymsName({ homonyms }: Pick<ScopeAddress, 'homonyms'>): string {
  return sharedName(homonyms.map(({ nome }) => nome));
}

/**
 * Places that the words may have meant, each a step away: homonyms, or else comuni whose name was read as a word; `null` for none.
 * @example whichPlace({ homonyms: bothOfLivo, namesakes: [], criteria }, false)?.question // 'Quale Livo?'
 */
export function whichPlace(
  { homonyms, namesakes, criteria, isPlaced = false }: MeantPlaces,
  isMap: boolean,
): WhichPlace | null {
  const isHomonym = homonyms.length > 0;
  const places = isHomonym ? homonyms : namesakes;
  if (places.length === 0) return null;
  const name = homonymsName({ homonyms });
  const asked = isHomonym || isPlaced ? criteria : { ...criteria, testo: '' };
  const aside = isPlaced ? searchMessages.otherPlaceMeantTitle : searchMessages.placeMeantTitle;
  return {
    question: isHomonym ? (name === '' ? searchMessages.whichPlaceTitle : searchMessages.whichPlaceNamed(name)) : aside,
    links: places.map(({ nome, dove, path, zone }) => {
      const base = zone ? `${paths.cerca}?${writeZone(zone)}` : listBase(path);
      return { label: nome, more: dove, href: hrefOf(viewedBase(base, isMap), asked) };
    }),
  };
}
