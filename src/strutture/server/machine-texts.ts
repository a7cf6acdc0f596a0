import type { Clock } from '../../kernel/dates/clock.ts';
import { retryAt } from '../rules/retry-at.ts';
import { dueTexts, putMachineText } from './machine-texts-repository.ts';
import type { StruttureDb } from './repository.ts';
import { TranslationError, type Translator } from './translator.ts';

/** A round is over well before the next one; what is left has its turn then. */
const TEXTS_A_ROUND = 40;

type MachineTextDependencies = { db: StruttureDb; clock: Clock; translator: Translator | null };

/**
 * Has public descriptions translated that nobody has said in a language yet: what is due is read from the texts themselves, so nothing
 * is lost while the translator is down or before there was one. Stops at the first fault and throws it: the portal goes on without.
 */
export function createMachineTexts({ db, clock, translator }: MachineTextDependencies): () => Promise<void> {
  return async () => {
    if (translator === null) return;
    for (const due of await dueTexts(db, clock.now(), TEXTS_A_ROUND)) {
      try {
        const text = await translator(due.descrizione, { from: due.source, to: due.language });
        await putMachineText(db, due, { text, retry_at: null });
      } catch (error) {
        // A text that fails each time keeps no other from its turn.
        if (error instanceof TranslationError && error.isOfText) {
          await putMachineText(db, due, { text: null, retry_at: retryAt(due.attempts, clock.now()) });
        }
        throw error;
      }
    }
  };
}
