import type { CdnConfig } from '../../platform/cdn/open-cdn.ts';
import { OperatorError } from '../../platform/process/operator-error.ts';

const VARIABLES = ['CDN_PROVIDER', 'CDN_ZONE', 'CDN_TOKEN', 'CDN_PURGE_URL'] as const;
type CdnVariable = (typeof VARIABLES)[number];
type ReadVariable = (name: CdnVariable) => string | undefined;

const PROVIDERS = ['cloudflare', 'fastly', 'http'] as const;

/** Which of them each takes, and cannot do without. */
const TAKES: Record<(typeof PROVIDERS)[number], { needs: readonly CdnVariable[]; may: readonly CdnVariable[] }> = {
  cloudflare: { needs: ['CDN_ZONE', 'CDN_TOKEN'], may: [] },
  fastly: { needs: ['CDN_ZONE', 'CDN_TOKEN'], may: [] },
  http: { needs: [], may: ['CDN_PURGE_URL', 'CDN_TOKEN'] },
};

function readUrls(text: string): string[] {
  const urls = text.split(/[\s,]+/).filter((one) => one !== '');
  const isAddress = (one: string) => ['http:', 'https:'].includes(URL.parse(one)?.protocol ?? '');
  // A name and a password in it would not be sent: those of a cache are `CDN_TOKEN`.
  if (urls.every((one) => isAddress(one) && new URL(one).username === '')) return urls.map((one) => new URL(one).href);
  throw new OperatorError('CDN_PURGE_URL deve essere un elenco di indirizzi http:// o https://, separati da virgole.');
}

/** The values of tokens and zones are not repeated: a token is a secret, and a zone may stand where the token should. */
function checkValues(zone: string | undefined, token: string | undefined): void {
  if (zone !== undefined && !/^\w{1,64}$/.test(zone)) {
    throw new OperatorError('CDN_ZONE deve essere l’identificativo della zona di Cloudflare o del servizio di Fastly.');
  }
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new OperatorError('CDN_TOKEN deve essere una parola sola, senza spazi.');
  }
}

/** Who keeps copies of pages, all that it takes to tell them of changes; `null`: nobody. Throws an `OperatorError`. */
export function readCdn(read: ReadVariable): CdnConfig | null {
  const given = VARIABLES.filter((name) => read(name) !== undefined);
  if (given.length === 0) return null;
  const provider = PROVIDERS.find((one) => one === read('CDN_PROVIDER'));
  if (provider === undefined) {
    throw new OperatorError(`${given.join(', ')}: CDN_PROVIDER deve essere uno di ${PROVIDERS.join(', ')}.`);
  }
  const { needs, may } = TAKES[provider];
  const missing = needs.filter((name) => !given.includes(name));
  if (missing.length > 0) throw new OperatorError(`Per il CDN ${provider} manca ancora: ${missing.join(', ')}.`);
  const unknown = given.filter((name) => name !== 'CDN_PROVIDER' && !needs.includes(name) && !may.includes(name));
  if (unknown.length > 0) throw new OperatorError(`Al CDN ${provider} non serve: ${unknown.join(', ')}.`);
  const [zone, token] = [read('CDN_ZONE'), read('CDN_TOKEN')];
  checkValues(zone, token);
  if (provider === 'http') return { provider, urls: readUrls(read('CDN_PURGE_URL') ?? ''), token };
  return { provider, zone: zone ?? '', token: token ?? '' };
}
