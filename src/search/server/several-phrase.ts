import type { PlaceIndex } from '../rules/place-index.ts';
import { withinSentence } from '../rules/within-sentence.ts';
import { joinPhrases, type PlaceMeant, type SeveralPlaces } from '../rules/several-places.ts';
import { visitorMessages } from '../messages/by-request.ts';

function wherePhrase({ place, km }: PlaceMeant, places: PlaceIndex): string {
  return km === null ? places.phraseOf(place) : visitorMessages().withinKmPhrase(km, places.describe(place).nome);
}

/** What a title and the box say of them: "in Toscana o Umbria"; `null` of one place alone. */
export function severalPhrase(several: SeveralPlaces | null, places: PlaceIndex): string | null {
  if (several === null) return null;
  const { ambiente, joined } = several;
  const where = joinPhrases(
    several.places.map((each) => wherePhrase(each, places)),
    joined,
  );
  return ambiente === null ? where : `${withinSentence(visitorMessages().environmentNames[ambiente])} ${where}`;
}
