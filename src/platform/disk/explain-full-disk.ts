import { brandName } from '../../kernel/brand.ts';
import { OperatorError } from '../process/operator-error.ts';

/** `53100`: PostgreSQL itself finds no room. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', '53100']);

function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = 'code' in error && FULL_DISK.has(String(error.code));
  // What initdb and a server that does not start say reaches us as text.
  return isFull || /No space left on device|Disk quota exceeded/.test(error.message) || isFullDisk(error.cause);
}

/** A start that found no room on the disk, as a sentence for whoever runs the portal; any other failure as it is. */
export function explainFullDisk(error: unknown, dataDir: string): unknown {
  if (!isFullDisk(error)) return error;
  return new OperatorError(
    `Il disco è pieno e ${brandName} non può aprirsi: libera spazio in ${dataDir} (o dove si trova il database) e riavvia. ` +
      'I dati già salvati sono al sicuro.',
    { cause: error },
  );
}
