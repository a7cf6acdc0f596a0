import type { AdminStruttureService } from '../admin-contract.ts';
import { listChanges } from '../rules/list-changes.ts';
import { type AdminStrutturaDependencies, type AdminTools, outdated } from './admin-tools.ts';
import { readOwned } from './listing-lock.ts';
import { contentHash } from './state-hash.ts';
import { markSeen, textsOf } from './unseen-texts-repository.ts';

/**
 * An administrator has seen the texts that guests read. Of those that have been seen already nothing is recorded; others than were shown
 * are refused, and stay to be seen.
 */
export function createMarkSeen(
  { record }: Pick<AdminStrutturaDependencies, 'record'>,
  { change, detailOf }: AdminTools,
): AdminStruttureService['markSeen'] {
  return async (actor, id, { versione }) => {
    const seen = await change({ id }, async (transaction, row) => {
      if (row.seen_texts === null) return row;
      const texts = await textsOf(transaction, row);
      if (versione !== undefined && versione !== null && versione !== contentHash(texts)) throw outdated();
      await markSeen(transaction, id);
      const testi = listChanges(row.seen_texts, texts).map(({ campo }) => campo);
      await record(transaction, actor, { azione: 'testi_visti', struttura: { id, nome: row.nome }, dopo: { testi } });
      return readOwned(transaction, { id });
    });
    return detailOf(seen);
  };
}
