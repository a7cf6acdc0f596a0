import { searchPageMessages } from '../page-messages.ts';
import type { PlaceIndex } from '../rules/place-index.ts';
import { joinPhrases, type PlaceMeant, type SeveralPlaces } from '../rules/several-places.ts';

function wherePhrase({ place, km }: PlaceMeant, places: PlaceIndex): string {
  return km === null ? places.phraseOf(place) : searchPageMessages.entroTesto(km, places.describe(place).nome);
}

/** What a title and the box say of them: "in Toscana o Umbria"; `null` of one place alone. */
export function severalPhrase(several: SeveralPlaces | null, places: PlaceIndex): string | null {
  if (several === null) return null;
  const { ambiente, joined } = several;
  const where = joinPhrases(
    several.places.map((each) => wherePhrase(each, places)),
    joined,
  );
  if (ambiente === null) return where;
  const setting = searchPageMessages.ambienti[ambiente];
  // German nouns keep their capital: "in den Bergen in der Toskana".
  return `${setting.charAt(0).toLowerCase()}${setting.slice(1)} ${where}`;
}
