import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { measuringMessages } from '../../../analytics/messages.it.ts';
import { ConsentControls } from '../../../analytics/web/ConsentControls.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { type BrowserEntry, browserStorage } from './browser-storage.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, measuring, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: 'Cookie',
    description: 'Che cosa resta nel tuo browser quando usi Ospitalia, e se contiamo le visite.',
    path: '/cookie',
    publicUrl,
  });
  return { measuring, head };
}

export { readHead as meta } from '../read-head.ts';

/** What the service of measuring receives of who agreed, and what not. */
const sent = [
  'l’indirizzo e il titolo della pagina pubblica che apri, senza quello che c’è dopo il punto interrogativo: niente date, ospiti o ricerche',
  'la regione, la provincia o la città che scegli',
  'alla prima pagina, il sito da cui arrivi: solo il nome',
  'come ogni sito, il tuo indirizzo di rete e il tipo di browser',
];
const unsent = [
  'le pagine della tua prenotazione, della tua area, dei pagamenti e dell’amministrazione',
  'quello che scrivi nei moduli',
  'quello che hai aperto prima di accettare',
];

const KINDS: Record<BrowserEntry['kind'], string> = {
  cookie: 'cookie',
  memoria: 'memoria del browser',
  scheda: 'memoria della scheda',
};

function StorageList({ entries }: { entries: readonly BrowserEntry[] }) {
  return (
    <ul className="fonti">
      {entries.map(({ name, kind, why, life }) => (
        <li key={name}>
          <p>{why}</p>
          <p className="muted">
            <code>{name}</code>
            {`, ${KINDS[kind]}. Per quanto: ${life}.`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Points({ icon, points }: { icon: 'check' | 'x'; points: readonly string[] }) {
  return (
    <ul className="spunte mt-4">
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
  const { measuring } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pagina">
      <h1>Cookie</h1>
      <p className="lead">
        Che cosa resta nel tuo browser quando usi Ospitalia. Nessun cookie di terzi, nessuna pubblicità, niente che ti
        segua da un sito all’altro.
      </p>

      <h2>Contiamo le visite?</h2>
      {measuring ? (
        <>
          <p>
            Solo se accetti. Le conta {measuringMessages.servizio(measuring)}: ci serve per capire quali luoghi cercate.
            Non mette cookie e nelle nostre pagine non entra nessun suo script. La scelta vale sei mesi e puoi cambiarla
            qui quando vuoi.
          </p>
          <div className="mt-6">
            <ConsentControls setup={measuring} />
          </div>
          <h2>Che cosa riceve chi conta</h2>
          <Points icon="check" points={sent} />
          <p className="mt-6">E che cosa non riceve:</p>
          <Points icon="x" points={unsent} />
        </>
      ) : (
        <p>
          Le pagine di questo portale non mandano visite a nessun servizio di statistiche. Per questo non ti chiediamo
          niente: non c’è niente da accettare.
        </p>
      )}

      <h2>Che cosa resta nel tuo browser</h2>
      <p>
        Tutto questo serve a far funzionare le pagine che usi, perciò non c’è un consenso da dare. Puoi cancellarlo
        quando vuoi dalle impostazioni del browser.
      </p>
      {browserStorage(measuring !== null).map(({ who, entries }) => (
        <section key={who} className="mt-6">
          <h3>{who}</h3>
          <StorageList entries={entries} />
        </section>
      ))}
      <p className="mt-6">
        I dati che affidi a noi, e non al tuo browser, sono nella pagina <Link to="/privacy">Privacy</Link>. Se paghi
        con la carta vai sulle pagine di Stripe, dove valgono i suoi cookie.
      </p>
    </div>
  );
}
