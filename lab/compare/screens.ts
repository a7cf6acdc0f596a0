import { plainPaths } from '../../src/app/pages.ts';
import type { Language } from '../../src/kernel/language.ts';

/** The value `nobody` cannot be renamed, because the keys of older snapshots contain it. */
export type Viewer = 'nobody' | 'owner' | 'admin';

export type Screen = { path: string; viewer: Viewer; languages: readonly Language[] };

export type FrozenBooking = { id: string; codice: string; session_id: string };

const words = (text: string) => text.trim().split(/\s+/);

/** Home IDs: B&B (1), instant booking (7), booking requests (2 and 9), paused (92), deleted (108), nonexistent (999999). */
const OWNER_HOMES = ['1', '7', '9'];
const OTHER_HOMES = ['2', '108', '92', '999999'];
const STAY = 'dal=2026-12-05&al=2026-12-08&ospiti=2';
const FILTERS = 'ospiti=3&servizi=wifi&prezzo_max=150&sicura=1&tipo=casa-vacanza';
const FLEXIBLE = 'periodo_dal=2027-05-01&periodo_al=2027-06-01&notti=7';
const TOWN = '/strutture/campania/napoli/napoli';

const isOfVisitors = ({ audience }: { audience?: string }) => audience === undefined;
const VISITORS = words(`
  ${plainPaths('it', (page) => isOfVisitors(page) && !page.isSecret).join(' ')}
  ${plainPaths('it', (page) => isOfVisitors(page) && page.isSecret === true)
    .map((path) => `${path}?token=x`)
    .join(' ')}
  /strutture /strutture/toscana /strutture/toscana/siena /strutture/campania/nessuna ${TOWN} ${TOWN}?${STAY}
  ${TOWN}?${FILTERS} ${TOWN}?${FLEXIBLE} ${TOWN}?ordina=prezzo ${TOWN}?weekend=1 ${TOWN}?gradini=nessuno ${TOWN}?dal=ieri
  /cerca?dove=toscana /cerca?testo=nessunacasa /cerca?testo=piscina+per+quattro+in+toscana /cerca?${STAY}
  /cerca?${FILTERS} /cerca?${FLEXIBLE} /cerca/filtri?${FILTERS} /prenotazione/NESSUNA
  /pagamento-demo/nessuno /blog?pagina=2 /blog?cerca=mare /blog?cerca=xyzxyz /blog/2/x /blog/5/x
  /blog/999999 /questa-pagina-non-esiste`);
const OWNERS_DOORS = words(`/inserisci /proprietario /proprietario/entra?token=x /proprietario/indirizzo?token=x
  /conferma-email?token=x /pagamento-demo/attivazione/acct_demo_proprietaria`);
const OWNER_PAGES = ['', '/modifica', '/calendario', '/calendario/freschezza', '/condizioni'];
const ADMINS_DOORS = words('/admin-ospitalia /admin-ospitalia/link?token=x /admin-ospitalia/indirizzo?token=x');
const ADMINS = words('/admin /admin?id=22 /admin/prenotazioni /admin/stato /admin/ripristino');

export const FILES = words(`/robots.txt /sitemap.xml /sitemap/nessuna.xml /blog/feed.xml /.well-known/security.txt
  /api/openapi.json /api/docs /healthz /readyz /metrics /favicon.ico /og/ospitalia.jpg /senza-rete.js /manifest.webmanifest
  /opensearch.xml /llms.txt /licenze.txt /foto/nessuna.webp /mappa/nessuna.pmtiles /api/nessuna /de/api/nessuna /%00
  /%E0%A4%A /es /EN /chi-siamo`);

export function listScreens(bookings: readonly FrozenBooking[]): Screen[] {
  const screens = (viewer: Viewer, languages: readonly Language[], ...paths: readonly string[]) =>
    paths.map((path) => ({ path, viewer, languages }));
  const homes = OWNER_HOMES.flatMap((id) => [`/struttura/${id}/x`, `/struttura/${id}/x?${STAY}`]);
  const others = OTHER_HOMES.map((id) => `/struttura/${id}/x`);
  const stays = bookings.flatMap((each) => [`/prenotazione/${each.codice}`, `/pagamento-demo/${each.session_id}`]);
  const ownerPages = OWNER_HOMES.flatMap((id) => OWNER_PAGES.map((page) => `/proprietario/strutture/${id}${page}`));
  const sold = bookings.map(({ id }) => `/proprietario/prenotazioni/${id}`);
  const owners = ['/proprietario', '/proprietario/prenotazioni', '/proprietario/strutture/2', ...ownerPages, ...sold];
  return [
    ...screens('nobody', ['it', 'en', 'de', 'fr'], ...VISITORS, ...homes, ...others, ...stays),
    ...screens('nobody', ['it', 'de'], ...OWNERS_DOORS),
    ...screens('owner', ['it', 'de'], ...owners),
    ...screens('nobody', ['it'], ...ADMINS_DOORS, ...ADMINS),
    ...screens('admin', ['it'], ...ADMINS),
  ];
}
