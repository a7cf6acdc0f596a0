import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { pageLanguage } from './page-language.ts';
import { ALL_OWNER_WORDS, ALL_PATHS } from '../../kernel/all-paths.ts';
import { isOwnersLanguage, ITALIAN } from '../../kernel/language.ts';

const paths = ALL_PATHS[pageLanguage];

const page = (path: string, file: string) => (path === '/' ? index(file) : route(path.slice(1), file));

const words = ALL_OWNER_WORDS[pageLanguage];

const home = `${words.strutture}/:id`;

const OWNERS_PAGES: RouteConfigEntry[] = [
  page(`${paths.attivazioneDemo}/:account`, 'pages/pagamento-demo-attivazione.tsx'),
  page(paths.inserisci, 'pages/inserisci.tsx'),
  route(paths.proprietario.slice(1), 'pages/proprietario-area.tsx', [
    index('pages/proprietario.tsx'),
    route(words.entra, 'pages/proprietario-entra.tsx'),
    route(words.indirizzo, 'pages/proprietario-indirizzo.tsx'),
    route(words.prenotazioni, 'pages/proprietario-prenotazioni.tsx'),
    route(`${words.prenotazioni}/:id`, 'pages/proprietario-prenotazione.tsx'),
    route(home, 'pages/proprietario-struttura.tsx'),
    route(`${home}/${words.modifica}`, 'pages/proprietario-modifica.tsx'),
    route(`${home}/${words.calendario}`, 'pages/proprietario-calendario.tsx'),
    route(`${home}/${words.calendario}/${words.freschezza}`, 'pages/proprietario-freschezza.tsx'),
    route(`${home}/${words.condizioni}`, 'pages/proprietario-condizioni.tsx'),
  ]),
  page(paths.confermaEmail, 'pages/conferma-email.tsx'),
];

/** Administrators work in Italian. */
const ADMIN_PAGES: RouteConfigEntry[] = [
  route('admin-ospitalia', 'pages/admin-ospitalia.tsx'),
  route('admin-ospitalia/link', 'pages/admin-ospitalia-link.tsx'),
  route('admin-ospitalia/indirizzo', 'pages/admin-ospitalia-indirizzo.tsx'),
  route('admin', 'pages/admin.tsx'),
  route('admin/prenotazioni', 'pages/admin-prenotazioni.tsx'),
  route('admin/stato', 'pages/admin-stato.tsx'),
  route('admin/ripristino', 'pages/admin-ripristino.tsx'),
];

export default [
  page(paths.home, 'pages/home.tsx'),
  page(`${paths.strutture}/:regione`, 'pages/regione.tsx'),
  page(`${paths.strutture}/:regione/:provincia`, 'pages/provincia.tsx'),
  page(`${paths.strutture}/:regione/:provincia/:citta`, 'pages/citta.tsx'),
  page(paths.cerca, 'pages/cerca.tsx'),
  page(paths.filtri, 'pages/filtri.tsx'),
  page(`${paths.struttura}/:id/:slug?`, 'pages/struttura.tsx'),
  page(paths.salvate, 'pages/salvate.tsx'),
  page(`${paths.prenotazione}/:codice`, 'pages/prenotazione.tsx'),
  page(`${paths.pagamentoDemo}/:session`, 'pages/pagamento-demo.tsx'),
  page(paths.termini, 'pages/termini.tsx'),
  page(paths.blog, 'pages/blog.tsx'),
  page(`${paths.blog}/:id/:slug?`, 'pages/articolo.tsx'),
  page(paths.newsletterConferma, 'pages/newsletter-conferma.tsx'),
  page(paths.newsletterDisiscrizione, 'pages/newsletter-disiscrizione.tsx'),
  page(paths.comeOrdiniamo, 'pages/come-ordiniamo.tsx'),
  page(paths.badgeSicura, 'pages/badge-sicura.tsx'),
  page(paths.contatti, 'pages/contatti.tsx'),
  page(paths.privacy, 'pages/privacy.tsx'),
  page(paths.iMieiDati, 'pages/i-miei-dati.tsx'),
  page(paths.apriIMieiDati, 'pages/i-miei-dati-apri.tsx'),
  page(paths.cookie, 'pages/cookie.tsx'),
  page(paths.accessibilita, 'pages/accessibilita.tsx'),
  page(paths.attribuzioni, 'pages/attribuzioni.tsx'),
  ...(isOwnersLanguage(pageLanguage) ? OWNERS_PAGES : []),
  ...(pageLanguage === ITALIAN ? ADMIN_PAGES : []),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
