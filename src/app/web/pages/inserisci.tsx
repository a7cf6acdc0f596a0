import { paths } from '../../../kernel/paths.ts';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubmissionForm } from '../../../strutture/web/form/SubmissionForm.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { ownerWindow } from '../../../ui/drawings/owner-window.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { Ticks } from '../shell/Ticks.tsx';
import * as t from './inserisci-messages.it.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { account, publicUrl } = context.get(pageContext);
  const signedIn = await load(context, account);
  const head = writeHead({
    title: t.inserisciLaTuaStruttura,
    description: t.inserisciGratisLaTuaCasa,
    path: paths.inserisci,
    publicUrl,
  });
  return { email: signedIn?.email ?? '', head };
}

/** Holds the e-mail of who is signed in. */
export function headers() {
  return { 'Cache-Control': t.privateNoStore };
}

export { readHead as meta } from '../read-head.ts';

export default function InserisciPage() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <div className="wrap strutture-submission">
      <h1>{t.inserisciLaTuaStruttura}</h1>
      <p className="lead">
        {t.unaPaginaSolaGratis} <a href="#preparare">{t.cheCosaPreparare}</a>.
      </p>
      <div className="fogli">
        <div className="card foglio-m">
          <noscript>
            <p className="note warn">{t.ilModuloCaricaLeFoto}</p>
          </noscript>
          <SubmissionForm email={email} heading="h2" />
        </div>
        <aside id="preparare" aria-label={t.primaDiCominciare}>
          <Drawing of={ownerWindow} />
          <h2 className="owner-before">{t.titoloCheCosaPreparare}</h2>
          <Ticks points={t.daPreparare} className="ticks owner-before" />
          <h2>{t.ePoi}</h2>
          <ol className="ticks">
            {t.passi.map((step) => (
              <li key={step} className="passo">
                {step}
              </li>
            ))}
          </ol>
          <p className="passo">
            {t.haiGiaInviatoUnaStruttura} <Link to={paths.proprietario}>{t.entraNellaTuaArea}</Link>.
          </p>
        </aside>
      </div>
    </div>
  );
}
