import type { LoaderFunctionArgs } from 'react-router';
import { formatLongDate, parseCalendarDate } from '../../../kernel/calendar-date.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';

/** The day of the last change of this text. */
const STATED = '2026-11-22';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: 'Accessibilità',
    description:
      'A che cosa puntiamo, che cosa abbiamo provato e che cosa no, i limiti che conosciamo e come segnalarci un ostacolo.',
    path: '/accessibilita',
    publicUrl,
  });
  return { head };
}

export { readHead as meta } from '../read-head.ts';

const tested = [
  'le pagine e le finestre, con gli strumenti automatici di axe in un browser vero (Chromium), alla larghezza di un computer e di un telefono, nei colori del giorno e della sera',
  'la tastiera da sola: dalla pagina iniziale al costo di una casa, la ricerca, il modulo per proporre una casa, il calendario del proprietario e il pannello',
  'le pagine pubbliche da 320 a 1440 pixel di larghezza: il testo non esce dallo schermo',
  'i contrasti tra testo e sfondo; chi chiede meno movimento al proprio dispositivo ne vede meno',
];

const untested = [
  'i lettori di schermo, come NVDA, JAWS e VoiceOver: i nomi e gli annunci ci sono, ma non li abbiamo ascoltati',
  'Safari e Firefox',
  'l’ingrandimento del solo testo al 200 per cento e i comandi vocali',
  'il sito insieme a persone con disabilità; nessun ente esterno l’ha verificato',
];

type Limit = { what: string; how: string };

const limits: Limit[] = [
  {
    what: 'Le foto delle case',
    how: 'Il testo alternativo dice il nome della casa e il numero della foto, non che cosa si vede. Quello che conta è scritto nella descrizione e nei servizi.',
  },
  {
    what: 'Le immagini degli articoli',
    how: 'Chi scrive può descriverle, ma il sito non lo obbliga.',
  },
  {
    what: 'I testi dei proprietari',
    how: 'Descrizioni e note arrivano da chi gestisce la casa. Non controlliamo quanto siano semplici da leggere.',
  },
  {
    what: 'Quanto è accessibile una casa',
    how: 'Tra i servizi c’è l’ascensore, ma non scalini, larghezza delle porte o bagno adattato. Chiedilo al proprietario prima di prenotare: nella pagina di ogni casa c’è come scrivergli.',
  },
  {
    what: 'Il pagamento',
    how: 'Quando è vero si fa sulla pagina di Stripe, che risponde della propria accessibilità.',
  },
  {
    what: 'Senza JavaScript',
    how: 'Case, articoli e testi si leggono. Scegliere le date, pagare e inviare i moduli no.',
  },
];

export default function AccessibilitaPage() {
  const day = parseCalendarDate(STATED);
  return (
    <div className="wrap pagina">
      <h1>Accessibilità</h1>
      <p className="lead">
        Ospitalia deve potersi usare con la tastiera, con il testo ingrandito, con un lettore di schermo, con poca luce
        e con poca pazienza. Qui c’è a che punto siamo, anche dove non lo siamo ancora.
      </p>
      <p className="muted mt-4">
        Aggiornata <time dateTime={STATED}>{day ? formatLongDate(day) : STATED}</time>
      </p>

      <h2>A che cosa puntiamo</h2>
      <p>
        Il riferimento sono le WCAG 2.2, livello AA. La legge è la direttiva europea 2019/882 sull’accessibilità, in
        Italia il decreto legislativo 82 del 2022, che si applica ai servizi di commercio elettronico dal 28 giugno
        2025. Questa dichiarazione è una nostra autovalutazione: parti del sito sono provate, altre no, perciò non
        scriviamo «pienamente conforme».
      </p>

      <h2>Che cosa abbiamo provato</h2>
      <ul className="spunte">
        {tested.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        Le prove automatiche si ripetono a ogni modifica del sito. Trovano solo una parte degli ostacoli: il resto lo
        trova chi usa le pagine.
      </p>

      <h2>Che cosa non abbiamo provato</h2>
      <ul className="spunte">
        {untested.map((line) => (
          <li key={line}>
            <Icon name="x" />
            {line}
          </li>
        ))}
      </ul>

      <h2>I limiti che conosciamo</h2>
      <ul className="fonti">
        {limits.map(({ what, how }) => (
          <li key={what}>
            <h3 className="h4">{what}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ul>

      <h2>Se trovi un ostacolo</h2>
      <p>
        Scrivici la pagina, che cosa volevi fare e con quale dispositivo o programma. Rispondiamo entro 5 giorni
        lavorativi, e se la cosa non si risolve subito ti diamo le stesse informazioni in un altro modo. L’indirizzo è
        quello del titolare del sito: starà qui prima che il portale apra al pubblico.
      </p>
      <p className="mt-4">
        Se la risposta non arriva o non basta puoi rivolgerti all’<a href="https://www.agid.gov.it/">AgID</a>, che in
        Italia vigila sull’accessibilità dei servizi.
      </p>
    </div>
  );
}
