import { pick } from '../src/kernel/records.ts';
import type { Db } from '../src/app/server/database.ts';
import { type StrutturaCard, strutturaCardSchema } from '../src/strutture/contract.ts';
import { shortenText } from '../src/strutture/rules/shorten-text.ts';
import { createStruttureService } from '../src/strutture/server/service.ts';

const FIELDS = strutturaCardSchema.keyof().options;
const ROOM_FIELDS = strutturaCardSchema.shape.camere.element.keyof().options;

export async function cardDifferences(db: Db): Promise<{ shown: string | undefined; expected: string | undefined }[]> {
  const service = createStruttureService(db);
  const ids = (await db.selectFrom('strutture').select('id').orderBy('id').execute()).map(({ id }) => id);
  const [cards, listed] = await Promise.all([service.cardsOf(ids), service.listedOf(ids)]);
  const expected = listed.map(
    (home): StrutturaCard => ({
      ...pick(home, FIELDS),
      descrizione: shortenText(home.descrizione, 160),
      camere: home.camere.map((camera) => pick(camera, ROOM_FIELDS)),
    }),
  );
  const textsOf = (list: readonly StrutturaCard[]) => new Map(list.map((card) => [card.id, JSON.stringify(card)]));
  const [shownOf, expectedOf] = [textsOf(cards), textsOf(expected)];
  return ids
    .map((id) => ({ shown: shownOf.get(id), expected: expectedOf.get(id) }))
    .filter((texts) => texts.shown !== texts.expected);
}
