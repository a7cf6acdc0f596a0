import { Link, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { NumberedSteps } from '../../ui/NumberedSteps.tsx';
import { pageContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(pageContext).publicUrl };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: 'Inserisci la tua Struttura',
    description: 'Come si inserisce una casa su Ospitalia, e che cosa conviene preparare.',
    path: '/inserisci',
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

const steps = [
  {
    title: 'Compili il modulo',
    text: 'Una pagina sola, senza creare un account: la casa, i prezzi, le foto e come contattarti. Gratis.',
  },
  {
    title: 'La guardiamo',
    text: 'Una persona legge ogni richiesta e ti risponde per e-mail in 24/48 ore. Se manca qualcosa ti dice che cosa.',
  },
  {
    title: 'La casa è online',
    text: 'Da lì la vedono tutti, nell’ordine che gira ogni giorno. Gli ospiti ti scrivono e ti chiamano direttamente.',
  },
];

const toPrepare = [
  'Il CIN, il Codice Identificativo Nazionale della struttura: comincia per IT e sta sul certificato del Ministero del Turismo.',
  'Nome, descrizione, indirizzo completo e tipologia: casa vacanza, B&B, affittacamere o agriturismo.',
  'Posti letto, camere e bagni; per B&B e affittacamere, letti e prezzo di ogni camera.',
  'Il prezzo per notte e, se le offri, quello delle pulizie finali.',
  'Fino a 10 foto, massimo 5 MB l’una. La prima fa da copertina.',
  'Telefono ed e-mail: saranno i tuoi, visibili a chi vuole prenotare.',
  'L’indirizzo iCal del calendario di Booking.com, se la casa è anche lì.',
];

export default function InserisciPage() {
  return (
    <div className="wrap pagina">
      <h1>Inserisci la tua Struttura</h1>
      <p className="lead">Se apri tu la porta, questo è il posto giusto.</p>
      <div className="note info mt-6">
        <Icon name="info" />
        <p>
          <b>Il modulo non è ancora aperto.</b> L’inserimento online arriva con la prossima versione di Ospitalia. Qui
          trovi come funzionerà e che cosa conviene preparare intanto.
        </p>
      </div>
      <h2>Come funzionerà</h2>
      <NumberedSteps steps={steps} />
      <h2>Che cosa preparare</h2>
      <ul className="spunte">
        {toPrepare.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
      <div className="row-f mt-6">
        <Link className="btn" to="/#regioni">
          Guarda le case che ci sono già
        </Link>
        <Link className="btn alt" to="/come-ordiniamo">
          Come ordiniamo le case
        </Link>
      </div>
    </div>
  );
}
