import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import type { Cin } from '../../rules/cin.ts';
import { type CinCheck, cinToCheck } from '../../rules/cin-check.ts';

/** How long nothing more must be typed before the server is asked. */
const DEBOUNCE_MS = 400;

type CheckedCin = { cin: Cin; check: CinCheck };

async function ask(cin: Cin, signal: AbortSignal): Promise<CinCheck> {
  const answer = await call('GET /api/check-cin/{cin}', { params: { cin }, signal });
  if (!answer.ok) return { kind: 'error' };
  return { kind: answer.data.available ? 'available' : 'taken' };
}

/**
 * The live check of the CIN that is being typed (specification section 4). A late answer about a code that is no longer
 * there is never shown. `own`: the code that the struttura has already, which nobody has to ask about.
 */
export function useCinCheck(typed: string, own: string | null): CinCheck {
  const cin = cinToCheck(typed);
  const asked = cin === own ? null : cin;
  const [settled, setSettled] = useState<CheckedCin | null>(null);

  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const check = await ask(asked, controller.signal);
      if (!controller.signal.aborted) setSettled({ cin: asked, check });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);

  if (asked === null) return { kind: 'idle' };
  return settled?.cin === asked ? settled.check : { kind: 'checking' };
}
