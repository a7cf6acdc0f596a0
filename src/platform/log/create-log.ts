import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { describeError, errorWords } from './describe-error.ts';
import { scrubText } from './scrub-text.ts';

/** Returns the scrubbed message of a logged error. Without it, pino would log the error's own message unscrubbed. */
function wordsFor(first: unknown): string | undefined {
  if (first instanceof Error) return errorWords(first);
  if (typeof first === 'object' && first !== null && 'err' in first) return errorWords(first.err);
  return undefined;
}

/** Fields that are logged unchanged. A request ID looks like a token but does not identify a person. */
const UNSCRUBBED = new Set(['request_id']);

function scrubFields(fields: Record<string, unknown>): Record<string, unknown> {
  const scrubbed = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' && !UNSCRUBBED.has(name) ? scrubText(value) : value,
  ]);
  return Object.fromEntries(scrubbed);
}

/** Creates a log without personal data (ADR 0076). `level`: the lowest level that is written. */
export function createLog(destination: DestinationStream, level: LevelWithSilent = 'info'): Logger {
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { log: scrubFields },
      hooks: {
        logMethod([first, words, ...rest], write) {
          const message = words === undefined ? wordsFor(first) : scrubText(words);
          write.apply(this, [typeof first === 'string' ? scrubText(first) : first, message, ...rest]);
        },
      },
    },
    destination,
  );
}
