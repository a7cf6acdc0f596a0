import { ADMIN, ADMIN_LOGIN } from '../../kernel/pages/admin-paths.ts';
import { italianPath } from '../../kernel/pages/page-address.ts';
import type { RequestClass } from '../../platform/http/request-class.ts';

/** Request classes by method and path. The first match wins; requests without a match are public pages or reads. */
const ROWS: readonly (readonly [RequestClass, RegExp])[] = [
  ['essential', /^\S+ \/(?:healthz|readyz|metrics)$/],
  ['essential', /^POST (?:\/api)?\/(?:payments\/webhook(?:\/connect)?|inbound-mail)$/],
  ['essential', /^POST (?:\/api)?\/payments\/booking\/create-payment$/],
  ['essential', /^\S+ (?:\/api)?\/pagamento-demo\//],
  ['essential', /^GET \/prenotazione\/[^/]+$/],
  ['essential', /^(?:GET|POST) (?:\/api)?\/prenotazioni\/[^/]+(?:\/lascia|\/annulla)?$/],
  ['essential', /^PUT (?:\/api)?\/(?:proprietario|admin)\/prenotazioni\/[^/]+\/(?:accetta|rifiuta|annulla)$/],
  ['essential', /^POST (?:\/api)?\/(?:uscita|admin\/logout)$/],
  ['essential', /^DELETE (?:\/api)?\/proprietario\/sessioni$/],
  ['upload', /^POST (?:\/api)?\/foto$/],
  ['upload', /^POST (?:\/api)?(?:\/admin)?\/strutture$/],
  ['upload', /^PUT (?:\/api)?\/(?:admin|proprietario)\/strutture\/[^/]+(?:\/photos|\/foto)?$/],
  ['export', /^GET \/sitemap(?:\.xml|\/)/],
  ['export', /^GET (?:\/api)?\/proprietario\/(?:strutture\/[^/]+\/archivio|dati)$/],
  ['export', /^GET (?:\/api)?\/admin\/\S+\.csv$/],
  ['export', /^POST (?:\/api)?\/(?:admin\/archivio|i-miei-dati\/scarica)$/],
  ['search', /^GET (?:\/api\/ricerca\/|\/ricerca\/|\/cerca(?:\/|$)|(?:\/api)?\/properties\/public$)/],
  ['search', /^GET \/strutture\/[a-z-]+(?:\/[^/]+)*$/],
  ['admin', new RegExp(String.raw`^\S+ (?:(?:/api)?/admin|${ADMIN}|${ADMIN_LOGIN})(?:/|$)`)],
  ['admin', /^GET \/api\/versione$/],
  ['owner', /^\S+ (?:\/api)?\/(?:proprietario|accesso|conferma-indirizzo|conferma-email)(?:\/|$)/],
  ['owner', /^(?:POST|DELETE) (?:\/api)?\/calendar\//],
  ['owner', /^GET (?:\/api)?\/calendar\/(?:events|sync-status|export)\/[^/]+$/],
  ['file', /^GET (?:\/assets|\/foto|\/mappa|\/bande|\/paesaggi|\/og)\//],
  ['file', /^GET \/[\w-]+\.(?:txt|js|svg|ico|png|webmanifest)$/],
];

export function classOfRequest(method: string, url: string): RequestClass {
  const [path = ''] = url.split('?', 1);
  const page = italianPath(path.replace(/(?<=.)\/$|(?:\/_)?\.data$/g, ''));
  const requestLine = `${method === 'HEAD' ? 'GET' : method} ${page}`;
  return ROWS.find(([, pattern]) => pattern.test(requestLine))?.[0] ?? 'page';
}
