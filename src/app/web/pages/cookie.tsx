import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { measuringMessages } from '../../../analytics/messages.it.ts';
import { ConsentControls } from '../../../analytics/web/ConsentControls.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { type BrowserEntry, browserStorage } from './browser-storage.ts';
import * as t from './cookie-messages.it.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, analytics, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: t.cookie,
    description: t.cheCosaRestaNelTuoBrowserQuando,
    path: '/cookie',
    publicUrl,
  });
  return { analytics, head };
}

export { readHead as meta } from '../read-head.ts';

/** What the analytics service receives of who agreed, and what not. */
const sent = [t.indirizzoEIlTitolo, t.laRegioneLaProvincia, t.allaPrimaPaginaIlSito, t.comeOgniSitoIlTuo];
const unsent = [t.lePagineDellaTuaPrenotazione, t.quelloCheScriviNeiModuli, t.quelloCheHaiApertoPrima];

const KINDS: Record<BrowserEntry['kind'], string> = {
  cookie: 'cookie',
  memoria: t.memoriaDelBrowser,
  scheda: t.memoriaDellaScheda,
};

function StorageList({ entries }: { entries: readonly BrowserEntry[] }) {
  return (
    <ul className="sources">
      {entries.map(({ name, kind, why, life }) => (
        <li key={name}>
          <p>{why}</p>
          <p className="muted">
            <code>{name}</code>
            {t.perQuanto(KINDS[kind], life)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Points({ icon, points }: { icon: 'check' | 'x'; points: readonly string[] }) {
  return (
    <ul className="ticks mt-4">
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} />
          {point}
        </li>
      ))}
    </ul>
  );
}

export default function CookiePage() {
  const { analytics } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <h1>{t.cookie}</h1>
      <p className="lead">{t.cheCosaRestaNelTuo}</p>

      <h2>{t.contiamoLeVisite}</h2>
      {analytics ? (
        <>
          <p>{t.soloSeAccettiLeConta(measuringMessages.servizio(analytics))}</p>
          <div className="mt-6">
            <ConsentControls setup={analytics} />
          </div>
          <h2>{t.cheCosaRiceveChiConta}</h2>
          <Points icon="check" points={sent} />
          <p className="mt-6">{t.eCheCosaNonRiceve}</p>
          <Points icon="x" points={unsent} />
        </>
      ) : (
        <p>{t.lePagineDiQuestoPortale}</p>
      )}

      <h2>{t.cheCosaRestaNelTuoBrowser}</h2>
      <p>{t.tuttoQuestoServeAFar}</p>
      {browserStorage(analytics !== null).map(({ who, entries }) => (
        <section key={who} className="mt-6">
          <h3>{who}</h3>
          <StorageList entries={entries} />
        </section>
      ))}
      <p className="mt-6">
        {t.iDatiCheAffidi} <Link to="/privacy">{t.privacy}</Link>
        {t.sePaghiConLaCarta}
      </p>
    </div>
  );
}
