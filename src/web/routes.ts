import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('strutture/:regione', 'pages/regione.tsx'),
  route('strutture/:regione/:provincia', 'pages/provincia.tsx'),
  route('strutture/:regione/:provincia/:citta', 'pages/citta.tsx'),
  route('struttura/:id/:slug?', 'pages/struttura.tsx'),
  route('inserisci', 'pages/inserisci.tsx'),
  route('proprietario', 'pages/proprietario-area.tsx', [
    index('pages/proprietario.tsx'),
    route('entra', 'pages/proprietario-entra.tsx'),
    route('strutture/:id', 'pages/proprietario-struttura.tsx'),
    route('strutture/:id/modifica', 'pages/proprietario-modifica.tsx'),
    route('strutture/:id/calendario', 'pages/proprietario-calendario.tsx'),
  ]),
  route('admin-ospitalia', 'pages/admin-ospitalia.tsx'),
  route('admin', 'pages/admin.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('come-ordiniamo', 'pages/come-ordiniamo.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('attribuzioni', 'pages/attribuzioni.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
