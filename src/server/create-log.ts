import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

/**
 * An error as the log keeps it. PostgreSQL says in `detail` and `where` what the row held that it refused: people's
 * names, phones and addresses, which have no place in a log. What it refused, and by which rule, stays.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail: _, where: __, ...kept }: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  return kept;
}

/** The log of the portal: lines of JSON. */
export function createLog(destination: DestinationStream, level: LevelWithSilent = 'info'): Logger {
  return pino({ level, serializers: { err: serializeError } }, destination);
}
