export const TOWN = '/strutture/toscana/siena/montepulciano';

/** What every page of the portal is to search engines: whoever adds a page decides. `at`: where it is, canonical as it stands. */
export const PUBLIC: Record<string, { at: string; types: string[] }> = {
  '/': { at: '/', types: ['Organization', 'WebSite'] },
  '/strutture/:regione': { at: '/strutture/toscana', types: ['BreadcrumbList'] },
  '/strutture/:regione/:provincia': { at: '/strutture/toscana/siena', types: ['BreadcrumbList'] },
  '/strutture/:regione/:provincia/:citta': { at: TOWN, types: ['BreadcrumbList'] },
  '/cerca': { at: '/cerca', types: ['BreadcrumbList'] },
  '/struttura/:id/:slug?': { at: '/struttura/1/podere-le-querce', types: ['LodgingBusiness', 'BreadcrumbList'] },
  '/blog': { at: '/blog', types: ['Blog'] },
  '/blog/:id/:slug?': { at: '/blog/1/le-crete', types: ['BlogPosting', 'BreadcrumbList'] },
  '/inserisci': { at: '/inserisci', types: [] },
  '/come-ordiniamo': { at: '/come-ordiniamo', types: [] },
  '/badge-sicura': { at: '/badge-sicura', types: [] },
  '/contatti': { at: '/contatti', types: [] },
  '/termini': { at: '/termini', types: [] },
  '/privacy': { at: '/privacy', types: [] },
  '/cookie': { at: '/cookie', types: [] },
  '/i-miei-dati': { at: '/i-miei-dati', types: [] },
  '/accessibilita': { at: '/accessibilita', types: [] },
  '/attribuzioni': { at: '/attribuzioni', types: [] },
};
/** Pages that are kept out of search engines. */
export const HIDDEN = [
  /^\/proprietario/,
  /^\/admin/,
  /^\/prenotazione/,
  /^\/pagamento-demo/,
  /^\/newsletter/,
  /^\/i-miei-dati\/apri$/,
  /^\/conferma-email$/,
  /^\/cerca\/filtri$/,
  /^\/salvate$/,
];
