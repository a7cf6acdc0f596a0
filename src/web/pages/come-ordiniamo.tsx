import { Link, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../context.ts';
import { writeHead } from '../page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, share } = context.get(pageContext);
  share({ tags: [] });
  const head = writeHead({
    title: 'Come ordiniamo le case',
    description:
      'L’ordine del giorno: ogni mezzanotte il primo posto passa alla casa dopo. Uguale per tutti, non si compra.',
    path: '/come-ordiniamo',
    publicUrl,
  });
  return { head };
}

export { readHead as meta } from '../read-head.ts';

const days = [
  { day: 'Lunedì', order: ['Casa del Pozzo', 'La Loggia', 'Podere Le Querce'] },
  { day: 'Martedì', order: ['La Loggia', 'Podere Le Querce', 'Casa del Pozzo'] },
  { day: 'Mercoledì', order: ['Podere Le Querce', 'Casa del Pozzo', 'La Loggia'] },
  { day: 'Giovedì', order: ['Casa del Pozzo', 'La Loggia', 'Podere Le Querce'] },
];

export default function ComeOrdiniamoPage() {
  return (
    <div className="wrap pagina">
      <h1>Come ordiniamo le case</h1>
      <p className="lead">
        Ogni giorno a mezzanotte il primo posto passa alla casa dopo. Vale per tutti allo stesso modo, e nessuno può
        comprarlo.
      </p>
      <h2>L’ordine del giorno</h2>
      <p>
        In ogni città le case stanno in fila, nell’ordine in cui sono arrivate su Ospitalia. Ogni mezzanotte, ora di
        Roma, la fila comincia da una casa più avanti; chi era primo va in fondo. Con tre case va così:
      </p>
      <div className="tabella" role="region" aria-label="Esempio con tre case" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Giorno</th>
              <th scope="col">Prima</th>
              <th scope="col">Seconda</th>
              <th scope="col">Terza</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, order }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {order.map((name) => (
                  <td key={name}>{name}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Che cosa non conta</h2>
      <p>
        Non contano pagamenti, commissioni, prezzo, numero di foto, clic, il badge «Sicura» o chi sei tu che guardi. Lo
        stesso giorno, nella stessa città, tutti vedono la stessa fila. In un numero di giorni pari al numero delle
        case, ognuna è stata prima una volta.
      </p>
      <p className="mt-6">
        <Link to="/#regioni">Scegli una regione e guarda la fila di oggi</Link>
      </p>
    </div>
  );
}
