import { inCitta, inRegione } from '../../locations/rules/place-phrase.it.ts';
import { searchPageMessages } from '../page-messages.it.ts';
import type { PlaceIndex } from '../rules/place-index.ts';
import { joinPhrases, type PlaceMeant, type SeveralPlaces } from '../rules/several-places.ts';

function wherePhrase({ place, km }: PlaceMeant, places: PlaceIndex): string {
  const { nome } = places.describe(place);
  if (km !== null) return searchPageMessages.entroTesto(km, nome);
  if (place.kind === 'regione') return inRegione(nome);
  if (place.kind === 'area') return places.area(place.id)?.dove ?? nome;
  // "Provincia di Siena".
  return place.kind === 'provincia' ? `in p${nome.slice(1)}` : inCitta(nome);
}

/** What a title and the box say of them: "in Toscana o Umbria"; `null` of one place alone. */
export function severalPhrase(several: SeveralPlaces | null, places: PlaceIndex): string | null {
  if (several === null) return null;
  const { ambiente, joined } = several;
  const where = joinPhrases(
    several.places.map((each) => wherePhrase(each, places)),
    joined,
  );
  return ambiente === null ? where : `${searchPageMessages.ambienti[ambiente].toLowerCase()} ${where}`;
}
