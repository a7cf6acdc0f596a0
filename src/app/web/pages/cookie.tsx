import { BindingText } from '../shell/BindingText.tsx';
import { paths } from '../../../kernel/paths.ts';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ConsentControls } from '../../../analytics/web/ConsentControls.tsx';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { type BrowserEntry, browserStorage } from './browser-storage.ts';
import { Ticks } from '../shell/Ticks.tsx';
import * as t from './cookie-messages.it.ts';
import * as analyticsMessages from '../../../analytics/messages/visitor.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, analytics, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: t.cookie,
    description: t.cheCosaRestaNelTuoBrowserQuando,
    path: paths.cookie,
    publicUrl,
  });
  return { analytics, head };
}

export { readHead as meta } from '../read-head.ts';

const KINDS: Record<BrowserEntry['kind'], string> = {
  cookie: t.unCookie,
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

export default function CookiePage() {
  const { analytics } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <h1>{t.cookie}</h1>
      <p className="lead">{t.cheCosaRestaNelTuo}</p>
      <BindingText />

      <h2>{t.contiamoLeVisite}</h2>
      {analytics ? (
        <>
          <p>{t.soloSeAccettiLeConta(analyticsMessages.analyticsServiceName(analytics))}</p>
          <div className="mt-6">
            <ConsentControls setup={analytics} />
          </div>
          <h2>{t.cheCosaRiceveChiConta}</h2>
          <Ticks points={t.ricevuti} className="ticks mt-4" />
          <p className="mt-6">{t.eCheCosaNonRiceve}</p>
          <Ticks points={t.nonRicevuti} icon="x" className="ticks mt-4" />
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
        {t.iDatiCheAffidi} <Link to={paths.privacy}>{t.privacy}</Link>
        {t.sePaghiConLaCarta}
      </p>
    </div>
  );
}
