import { isUnavailable } from '../../kernel/unavailable.ts';
import { OperatorError } from '../process/operator-error.ts';

const OF_REPLICA =
  ' La replica di DATABASE_READ_URL da sola non basta per aprirsi: i portali già aperti continuano a mostrare le pagine da lì.';

/** A start that could not read its database, as a sentence for whoever runs the portal; any other failure as it is. */
export function explainAwayDatabase(error: unknown, hasReplica: boolean): unknown {
  if (!(error instanceof Error) || error instanceof OperatorError || !isUnavailable(error)) return error;
  const { message } = error;
  const reason = message === '' ? '' : ` (${message})`;
  const sentence = `Ospitalia non può aprirsi senza il database di DATABASE_URL, che non risponde${reason}: riavvia quando è tornato.`;
  return new OperatorError(sentence + (hasReplica ? OF_REPLICA : ''), { cause: error });
}
