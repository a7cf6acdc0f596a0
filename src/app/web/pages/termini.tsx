import { Link, type LoaderFunctionArgs } from 'react-router';
import { formatLongDate, parseCalendarDate } from '../../../kernel/calendar-date.ts';
import { policyMessages } from '../../../stay/policy-messages.it.ts';
import { GRACE_MINUTES, POLITICHE, REQUEST_HOURS, SESSION_MINUTES } from '../../../stay/rules/booking.ts';
import { REFUND_TERMS } from '../../../stay/rules/refund-terms.ts';
import { FEE_PERCENT } from '../../../stay/rules/platform-fee.ts';
import { TERMS_VERSION } from '../../../stay/rules/terms-version.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: 'Condizioni di prenotazione',
    description: 'Come si prenota e si paga su Ospitalia, quando si annulla, quanto si riceve indietro.',
    path: '/termini',
    publicUrl,
  });
  return { head };
}

export { readHead as meta } from '../read-head.ts';

/** Who changes this text changes `TERMS_VERSION`: each booking keeps the version that its guest agreed to. */
export default function TerminiPage() {
  const day = parseCalendarDate(TERMS_VERSION);
  return (
    <div className="wrap pagina">
      <h1>Condizioni di prenotazione</h1>
      <p className="lead">
        Poche regole, scritte per essere lette: che cosa compri, quando paghi, che cosa ricevi indietro.
      </p>
      <p className="muted mt-4">
        Versione <time dateTime={TERMS_VERSION}>{day ? formatLongDate(day) : TERMS_VERSION}</time>
      </p>

      <h2>Con chi prenoti</h2>
      <p>
        Il soggiorno lo vende chi gestisce la casa: il contratto è tra te e il proprietario. Ospitalia tiene il
        calendario, porta la prenotazione e fa arrivare il pagamento attraverso Stripe. I dati della carta li vede solo
        Stripe.
      </p>

      <h2>Quando le date sono tue</h2>
      <p>
        Quando apri il pagamento teniamo le notti per te per {SESSION_MINUTES} minuti. Se paghi in tempo la prenotazione
        è confermata e ti scriviamo. Se non paghi, pochi minuti dopo ({GRACE_MINUTES}) le date tornano libere e la carta
        non è addebitata.
      </p>
      <p className="mt-4">
        In alcune strutture è il proprietario ad accettare le richieste, una per una; in tutte le altre lo chiediamo a
        lui quando non riusciamo a leggere i calendari che tiene altrove. La carta viene solo autorizzata e lui ha{' '}
        {REQUEST_HOURS} ore. Se accetta, la carta è addebitata e la prenotazione è confermata. Se rifiuta o non
        risponde, l’autorizzazione cade e non paghi niente.
      </p>

      <h2>Quanto paghi</h2>
      <p>
        Il totale mostrato prima del pagamento, e niente di più: notti, ospiti in più e pulizie finali. L’imposta di
        soggiorno, se il comune la prevede, si paga in struttura. Del totale Ospitalia trattiene il {FEE_PERCENT}%; il
        resto va al proprietario, che paga il costo della carta.
      </p>

      <h2>Se annulli tu</h2>
      <p>Ogni casa ha una di queste condizioni. Le date precise le leggi prima di pagare e nella tua prenotazione.</p>
      <ul className="fonti">
        {POLITICHE.map((politica) => (
          <li key={politica}>
            <h3 className="h4">{policyMessages.names[politica]}</h3>
            <p>{policyMessages.rule(REFUND_TERMS[politica])}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        {policyMessages.pulizie} Una richiesta a cui il proprietario non ha ancora risposto si ritira senza costi. Il
        rimborso torna sulla carta con cui hai pagato: lo vedi in 5-10 giorni lavorativi.
      </p>

      <h2>Se annulla il proprietario</h2>
      <p>Ricevi indietro tutto, sempre. Lo stesso se il pagamento arriva quando la casa non è più libera.</p>

      <h2>Per legge</h2>
      <p>
        Per i soggiorni con date precise la legge non prevede il ripensamento di 14 giorni: valgono le condizioni scelte
        dalla casa. Restano i tuoi diritti di consumatore se la casa non è come descritta o non è disponibile.
      </p>

      <h2>I tuoi dati</h2>
      <p>
        Nome, e-mail, telefono e note servono al proprietario per accoglierti e a noi per scriverti. Il resto è nella
        pagina <Link to="/privacy">Privacy</Link>.
      </p>
      <p className="note info mt-6">
        <Icon name="info" />
        Dove i pagamenti sono dimostrativi, la pagina del pagamento lo dice e nessun denaro si muove.
      </p>
    </div>
  );
}
