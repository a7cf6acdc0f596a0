import { AppError } from '../../kernel/app-error.ts';
import { type Clock, today } from '../../kernel/clock.ts';
import { PAGE_SIZE, type StruttureService } from '../contract.ts';
import { struttureCallMessages } from '../call-messages.it.ts';
import { orderOfTheDay, type Run } from '../rules/order-of-the-day.ts';
import { shortenText } from '../rules/shorten-text.ts';
import { townOfGone } from './found-repository.ts';
import { presentCard, presentStruttura } from './present-struttura.ts';
import { approvedById, cardsOfRun, countOfCitta, type StruttureDb, wholeOfRun } from './repository.ts';

export { ratesIn } from './rates-repository.ts';
export type { StruttureTables } from './tables.ts';

/** A card shows two lines of the description: what comes after them stays on the server. */
const CARD_DESCRIPTION_LENGTH = 160;

function notFound(sentence: string): AppError {
  return new AppError('NON_TROVATO', sentence);
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
      const strutture = rows.map((row) => {
        const card = presentCard(row);
        return { ...card, descrizione: shortenText(card.descrizione, CARD_DESCRIPTION_LENGTH) };
      });
      return { strutture, total, page, pageCount };
    },

    async listPublic(cittaIds, page, limit) {
      const total = await countOfCitta(db, cittaIds);
      const runs = orderOfTheDay({ today: today(clock), total, page, pageSize: limit });
      const rows = await inOrder(runs, (run) => wholeOfRun(db, cittaIds, run));
      return { data: rows.map(presentStruttura), total };
    },

    async getPublic(id) {
      const row = await approvedById(db, id);
      if (row === undefined) throw notFound(struttureCallMessages.strutturaNonTrovata);
      return presentStruttura(row);
    },

    townOfGone: async (id) => (await townOfGone(db, id)) ?? null,
  };
}
