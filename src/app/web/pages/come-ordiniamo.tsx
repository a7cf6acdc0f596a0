import { Link, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: 'Come ordiniamo le case',
    description:
      'L’ordine del giorno: ogni mezzanotte il primo posto passa a un’altra casa. Uguale per tutti, non si compra.',
    path: '/come-ordiniamo',
    publicUrl,
  });
  return { head };
}

export { readHead as meta } from '../read-head.ts';

const days = [
  { day: '22 novembre 2026', count: '20.779 × 2 = 41.558', start: 2 },
  { day: '23 novembre 2026', count: '20.780 × 2 = 41.560', start: 1 },
  { day: '24 novembre 2026', count: '20.781 × 2 = 41.562', start: 0 },
];
const rotation = ['Casa del Pozzo', 'La Loggia', 'Podere Le Querce'];

function Example() {
  return (
    <div className="tabella" role="region" aria-label="Esempio con tre case" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Giorno</th>
            <th scope="col">Conto</th>
            <th scope="col">Resto diviso 3</th>
            <th scope="col">Prima</th>
            <th scope="col">Seconda</th>
            <th scope="col">Terza</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, start }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{count}</td>
              <td>{start}</td>
              {rotation.map((_, place) => (
                <td key={place}>{rotation[(start + place) % rotation.length]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export default function ComeOrdiniamoPage() {
  return (
    <div className="wrap pagina">
      <h1>Come ordiniamo le case</h1>
      <p className="lead">
        Ogni giorno a mezzanotte il primo posto passa a un’altra casa. Vale per tutti allo stesso modo, e nessuno può
        comprarlo.
      </p>
      <h2>L’ordine del giorno</h2>
      <p>
        Le case che rispondono alla tua ricerca stanno in cerchio, secondo il loro numero: quello che leggi
        nell’indirizzo di ogni casa, dopo «/struttura/». Ogni mezzanotte, ora di Roma, la fila comincia da un altro
        punto del cerchio; dopo l’ultima viene la prima. Filtri e date cambiano le case del cerchio, non la regola.
      </p>
      <p>Il punto lo può ritrovare chiunque, con carta e penna:</p>
      <ol>
        <li>si contano i giorni dal 1º gennaio 1970: il 22 novembre 2026 sono 20.779;</li>
        <li>
          si prende il passo: il più piccolo numero intero, da 0,618 volte il numero delle case in su, che non ha
          divisori in comune con quel numero (per 3 case è 2, per 10 è 7);
        </li>
        <li>si moltiplicano i giorni per il passo e si divide per il numero delle case;</li>
        <li>il resto dice quante case del cerchio saltare prima della prima.</li>
      </ol>
      <p>Con tre case va così:</p>
      <Example />
      <p>
        In un numero di giorni pari al numero delle case, se restano le stesse, ognuna è stata prima una volta. E in un
        anno nessuna è prima più di una volta in più di un’altra.
      </p>
      <h2>Quando le case sono più di 5.000</h2>
      <p>
        Per non farti aspettare non le contiamo una a una; quando cerchi delle parole, già da 1.000 in su. Il numero del
        giorno si moltiplica per 618.033 e si tengono le ultime sei cifre: sono i milionesimi del cammino lungo i numeri
        di tutte le case da cui comincia la fila. Qui la parità non è esatta: una casa che viene dopo un lungo tratto di
        numeri senza altre case è prima un po’ più spesso.
      </p>
      <h2>Gli ordini che scegli tu</h2>
      <p>
        Puoi ordinare per prezzo, per posti letto o dalle ultime arrivate. A parità vale il numero della casa. Sono
        scelte tue: senza, vale l’ordine del giorno.
      </p>
      <h2>Che cosa non conta</h2>
      <p>
        Non contano pagamenti, commissioni, numero di foto, clic, il badge «Sicura» o chi sei tu che guardi. Lo stesso
        giorno, con la stessa ricerca, tutti vedono la stessa fila. Se mentre la sfogli passa la mezzanotte, continui
        con quella di prima: non perdi nessuna casa.
      </p>
      <p className="mt-6">
        <Link to="/#regioni">Scegli una regione e guarda la fila di oggi</Link>
      </p>
    </div>
  );
}
