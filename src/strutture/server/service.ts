import { AppError } from '../../kernel/app-error.ts';
import { type Clock, today } from '../../kernel/clock.ts';
import { PAGE_SIZE, type StrutturaCard, type StruttureService } from '../contract.ts';
import { struttureCallMessages } from '../call-messages.it.ts';
import { orderOfTheDay, type Run } from '../rules/order-of-the-day.ts';
import { shortenText } from '../rules/shorten-text.ts';
import { townOfGone } from './found-repository.ts';
import { presentCard, presentStruttura } from './present-struttura.ts';
import {
  approvedById,
  type CardRow,
  cardsById,
  cardsOfRun,
  countOfCitta,
  type StruttureDb,
  wholeById,
  wholeOfRun,
} from './repository.ts';

export { ratesIn } from './rates-repository.ts';
export type { StruttureTables } from './tables.ts';

/** A card shows two lines of the description: what comes after them stays on the server. */
const CARD_DESCRIPTION_LENGTH = 160;

function notFound(sentence: string): AppError {
  return new AppError('NON_TROVATO', sentence);
}

/** A card's row as it is sent: what comes after two lines of the description is not. */
function shortCard(row: CardRow): StrutturaCard {
  const card = presentCard(row);
  return { ...card, descrizione: shortenText(card.descrizione, CARD_DESCRIPTION_LENGTH) };
}

/** Rows in the order of `ids`; one that is there no more leaves no gap. */
function byIds<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

async function inOrder<T>(runs: Run[], read: (run: Run) => Promise<T[]>): Promise<T[]> {
  return (await Promise.all(runs.map(read))).flat();
}

/** The strutture room on a database. `clock` turns the order of the day. */
export function createStruttureService(db: StruttureDb, clock: Clock): StruttureService {
  return {
    async listCards(cittaId, page) {
      const total = await countOfCitta(db, [cittaId]);
      const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
      if (page > pageCount) throw notFound(struttureCallMessages.paginaInesistente);
      const runs = orderOfTheDay({ today: today(clock), total, page, pageSize: PAGE_SIZE });
      const rows = await inOrder(runs, (run) => cardsOfRun(db, [cittaId], run));
      const strutture = rows.map(shortCard);
      return { strutture, total, page, pageCount };
    },

    async listPublic(cittaIds, page, limit) {
      const total = await countOfCitta(db, cittaIds);
      const runs = orderOfTheDay({ today: today(clock), total, page, pageSize: limit });
      const rows = await inOrder(runs, (run) => wholeOfRun(db, cittaIds, run));
      return { data: rows.map(presentStruttura), total };
    },

    cardsOf: async (ids) => byIds(ids, await cardsById(db, ids)).map(shortCard),

    wholeOf: async (ids) => byIds(ids, await wholeById(db, ids)).map(presentStruttura),

    async getPublic(id) {
      const row = await approvedById(db, id);
      if (row === undefined) throw notFound(struttureCallMessages.strutturaNonTrovata);
      return presentStruttura(row);
    },

    townOfGone: async (id) => (await townOfGone(db, id)) ?? null,
  };
}
