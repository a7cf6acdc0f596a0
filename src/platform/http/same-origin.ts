import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null;
}

/**
 * Refuses a change that another site has a visitor's browser ask for. Browsers say in `Sec-Fetch-Site` where a request
 * comes from; older ones say it in `Origin`. What sends neither is no browser, and carries nobody's cookie unasked.
 */
export function refuseOtherSites(request: Request, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.get('Origin');
  if (site === null && origin === null) return;
  const own = [hostOf(publicUrl), hostOf(request.url)];
  if (site === null && origin !== null && own.includes(hostOf(origin) ?? '')) return;
  throw new AppError('ORIGINE_NON_CONSENTITA', kernelMessages.origineNonConsentita);
}
