import { callOrThrow } from '../../../api/call.ts';
import { useLoaded } from '../../../locations/web/use-loaded.ts';
import type { Cin } from '../../rules/cin.ts';
import { type CinCheck, cinToCheck } from '../../rules/cin-check.ts';

/** How long nothing more must be typed before the server is asked. */
const DEBOUNCE_MS = 400;

async function checkCin(cin: Cin, signal: AbortSignal): Promise<CinCheck> {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  signal.throwIfAborted();
  const { available } = await callOrThrow('GET /api/check-cin/{cin}', { params: { cin }, signal });
  return { kind: available ? 'available' : 'taken' };
}

const CHECKS = { idle: { kind: 'idle' }, loading: { kind: 'checking' }, failed: { kind: 'error' } } as const;

/**
 * The live check of the CIN that is being typed (PRODUCT.md § 4). A late answer about a code that is no longer
 * there is never shown. `own`: the code that the struttura has already, which nobody has to ask about.
 */
export function useCinCheck(typed: string, own: string | null): CinCheck {
  const cin = cinToCheck(typed);
  const { loaded } = useLoaded(cin === own ? null : cin, checkCin);
  return loaded.kind === 'loaded' ? loaded.data : CHECKS[loaded.kind];
}
