import { AppError } from '../../kernel/app-error.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null;
}

/** Browsers say in `Sec-Fetch-Site`, older ones in `Origin`, where a request comes from. What sends neither is no browser. */
export function refuseOtherSites(request: Request, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = request.headers.get('Origin');
  if (site === null && origin === null) return;
  const own = [hostOf(publicUrl), hostOf(request.url)];
  if (site === null && origin !== null && own.includes(hostOf(origin) ?? '')) return;
  throw new AppError('ORIGINE_NON_CONSENTITA', visitorMessages().originNotAllowed);
}
