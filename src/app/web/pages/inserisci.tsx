import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubmissionForm } from '../../../strutture/web/form/SubmissionForm.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { account, publicUrl } = context.get(pageContext);
  const signedIn = await load(context, account);
  const head = writeHead({
    title: 'Inserisci la tua Struttura',
    description:
      'Inserisci gratis la tua casa vacanza, B&B, affittacamere o agriturismo su Ospitalia, senza creare un account.',
    path: '/inserisci',
    publicUrl,
  });
  return { email: signedIn?.email ?? '', head };
}

/** Holds the e-mail of who is signed in. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' };
}

export { readHead as meta } from '../read-head.ts';

const toPrepare = [
  'Il CIN: comincia per IT e sta sul certificato del Ministero del Turismo.',
  'Indirizzo, posti letto, camere e bagni; per B&B e affittacamere anche letti e prezzo di ogni camera.',
  'Il prezzo per notte e, se le offri, quello delle pulizie finali.',
  'Fino a 10 foto, massimo 5 MB l’una. La prima fa da copertina.',
  'L’indirizzo iCal del calendario di Booking.com, se la casa è anche lì.',
];

const steps = [
  'Invii il modulo e confermi la tua e-mail con il link che ricevi.',
  'Una persona legge la richiesta e ti risponde in 24/48 ore. Se manca qualcosa ti dice che cosa.',
  'La casa è online, nell’ordine che gira ogni giorno. Gli ospiti ti scrivono e ti chiamano direttamente.',
];

export default function InserisciPage() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <div className="wrap inserisci">
      <h1>Inserisci la tua Struttura</h1>
      <p className="lead">
        Una pagina sola, gratis e senza creare un account. Se hai sotto mano CIN e foto bastano dieci minuti:{' '}
        <a href="#preparare">che cosa preparare</a>.
      </p>
      <div className="fogli">
        <div className="card foglio-m">
          <noscript>
            <p className="note warn">
              Il modulo carica le foto e controlla il CIN mentre scrivi: ha bisogno di JavaScript.
            </p>
          </noscript>
          <SubmissionForm email={email} heading="h2" />
        </div>
        <aside id="preparare" aria-label="Prima di cominciare">
          <Drawing name="owner-window" />
          <h2 className="prima">Che cosa preparare</h2>
          <ul className="spunte prima">
            {toPrepare.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
          <h2>E poi?</h2>
          <ol className="spunte">
            {steps.map((step) => (
              <li key={step} className="passo">
                {step}
              </li>
            ))}
          </ol>
          <p className="passo">
            Hai già inviato una struttura? <Link to="/proprietario">Entra nella tua area</Link>.
          </p>
        </aside>
      </div>
    </div>
  );
}
