import { paths } from '../../../kernel/pages/paths.ts';
import { sharedName } from '../../../search/rules/shared-name.ts';
import { writeZone } from '../../../search/rules/zone.ts';
import { hrefOf, listBase } from './href-of.ts';
import { viewedBase } from './map-of.ts';
import type { ScopeAddress } from './read-scope.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

export type WhichPlace = { question: string; links: { label: string; more: string; href: string }[] };

/** `isPlaced` is true if the list already covers one of the places with this name. */
type MeantPlaces = Pick<ScopeAddress, 'homonyms' | 'namesakes' | 'criteria'> & { isPlaced?: boolean };

/** Returns the name that the places share, or '' if the official names differ ("Sestri"). */
export function homonymsName({ homonyms }: Pick<ScopeAddress, 'homonyms'>): string {
  return sharedName(homonyms.map(({ nome }) => nome));
}

/** Returns a choice between the places that share the name or, if there are none, comuni whose name was interpreted as a search term. */
export function whichPlace(
  { homonyms, namesakes, criteria, isPlaced = false }: MeantPlaces,
  isMap: boolean,
): WhichPlace | null {
  const isHomonym = homonyms.length > 0;
  const places = isHomonym ? homonyms : namesakes;
  if (places.length === 0) return null;
  const name = homonymsName({ homonyms });
  const placeCriteria = isHomonym || isPlaced ? criteria : { ...criteria, testo: '' };
  const aside = isPlaced ? searchMessages.otherPlaceMeantTitle : searchMessages.placeMeantTitle;
  return {
    question: isHomonym ? (name === '' ? searchMessages.whichPlaceTitle : searchMessages.whichPlaceNamed(name)) : aside,
    links: places.map(({ nome, dove, path, zone }) => {
      const base = zone ? `${paths.cerca}?${writeZone(zone)}` : listBase(path);
      return { label: nome, more: dove, href: hrefOf(viewedBase(base, isMap), placeCriteria) };
    }),
  };
}
