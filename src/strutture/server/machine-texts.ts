import type { Clock } from '../../kernel/dates/clock.ts';
import { retryAt } from '../rules/retry-at.ts';
import { dueTexts, putMachineText } from './machine-texts-repository.ts';
import type { StruttureDb } from './repository.ts';
import { TranslationError, type Translator } from './translator.ts';

/** Maximum number of texts per round, so that a round ends well before the next one starts. */
const TEXTS_A_ROUND = 40;

type MachineTextDependencies = { db: StruttureDb; clock: Clock; translator: Translator | null };

/**
 * Translates descriptions whose translations are missing or outdated. After an outage, the next round therefore finds all skipped
 * texts.
 */
export function createMachineTexts({ db, clock, translator }: MachineTextDependencies): () => Promise<void> {
  return async () => {
    if (translator === null) return;
    for (const due of await dueTexts(db, clock.now(), TEXTS_A_ROUND)) {
      try {
        const text = await translator(due.descrizione, { from: due.source, to: due.language });
        await putMachineText(db, due, { text, retry_at: null });
      } catch (error) {
        // Postpones the text, because a text that fails repeatedly must not block the others.
        if (error instanceof TranslationError && error.isOfText) {
          await putMachineText(db, due, { text: null, retry_at: retryAt(due.attempts, clock.now()) });
        }
        throw error;
      }
    }
  };
}
