import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { describeError, errorWords } from './describe-error.ts';
import { scrubText } from './scrub-text.ts';

/** The words beside an object: pino would take an error's own, as they are. */
function wordsFor(first: unknown): string | undefined {
  if (first instanceof Error) return errorWords(first);
  if (typeof first === 'object' && first !== null && 'err' in first) return errorWords(first.err);
  return undefined;
}

/** Trace ids look like tokens. */
const OURS = new Set(['request_id']);

function scrubFields(fields: Record<string, unknown>): Record<string, unknown> {
  const scrubbed = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' && !OURS.has(name) ? scrubText(value) : value,
  ]);
  return Object.fromEntries(scrubbed);
}

/** Lines of JSON, from which nobody learns who the portal's people are (ADR 0076). `level`: the least that is written. */
export function createLog(destination: DestinationStream, level: LevelWithSilent = 'info'): Logger {
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { log: scrubFields },
      hooks: {
        logMethod([first, words, ...rest], write) {
          const said = words === undefined ? wordsFor(first) : scrubText(words);
          write.apply(this, [typeof first === 'string' ? scrubText(first) : first, said, ...rest]);
        },
      },
    },
    destination,
  );
}
