import { addDays, dateInRome, dayNumber, formatDay } from '../../../kernel/calendar-date.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import { dailyStep } from '../../../search/rules/order-of-the-day.ts';
import { NumberedSteps } from '../../../ui/NumberedSteps.tsx';
import { DayCircle } from '../order/DayCircle.tsx';
import '../order/order.css';
import { textPageLoader } from '../text-page.ts';
import * as t from './come-ordiniamo-messages.it.ts';

export const loader = textPageLoader({
  title: t.comeOrdiniamoLeCase,
  description: t.ordineDelGiornoOgniMezzanotte,
  path: paths.comeOrdiniamo,
});

export { readHead as meta } from '../read-head.ts';

const steps = [
  { title: t.stannoInCerchio, text: t.filtriEDate },
  { title: t.cominciaDaUnAltra, text: t.dopoLUltima },
  { title: t.nessunoCompra, text: t.tuttiVedonoLaStessa },
];

const rotation = [t.casaDelPozzo, t.laLoggia, t.podereLeQuerce];
/** The day that the messages count from, too. */
const firstDay = dateInRome(new Date('2026-11-22T12:00:00.000Z'));

function dayOfExample(day: number) {
  const [date, step] = [addDays(firstDay, day), dailyStep(rotation.length)];
  const product = dayNumber(date) * step;
  const count = `${formatCount(dayNumber(date))}\u00a0×\u00a0${step} =\u00a0${formatCount(product)}`;
  return { day: formatDay(date), count, start: product % rotation.length };
}

const days = [0, 1, 2].map(dayOfExample);

function Example() {
  return (
    <div className="table wrapped" role="region" aria-label={t.esempioConTreCase} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.giorno}</th>
            <th scope="col">{t.conto}</th>
            <th scope="col">{t.resto}</th>
            <th scope="col">{t.fila}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, start }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{count}</td>
              <td>{start}</td>
              <td>{[...rotation.slice(start), ...rotation.slice(0, start)].join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All that it takes to find the first home of a day again, for whoever wants to. */
function Count() {
  return (
    <details className="order-count">
      <summary>{t.ilContoPerChi}</summary>
      <div>
        <p>{t.ilPuntoLoPuoRitrovare}</p>
        <ol className="ordered">
          <li>{t.siContanoIGiorni}</li>
          <li>{t.siPrendeIlPasso}</li>
          <li>{t.siMoltiplicanoIGiorni}</li>
          <li>{t.ilRestoDiceQuanteCase}</li>
        </ol>
        <p>{t.conTreCaseVaCosi}</p>
        <Example />
        <p>{t.inUnNumeroDiGiorni}</p>
        <h3>{t.quandoLeCaseSonoPiu}</h3>
        <p>{t.perNonFartiAspettare}</p>
      </div>
    </details>
  );
}

export default function ComeOrdiniamoPage() {
  return (
    <div className="wrap page order-page">
      <h1>{t.comeOrdiniamoLeCase}</h1>
      <p className="lead">{t.ogniGiornoAMezzanotte}</p>
      <div className="order-today">
        <DayCircle />
        <div>
          <h2>{t.ordineDiOggi}</h2>
          <NumberedSteps steps={steps} />
        </div>
      </div>
      <div className="order-more">
        <div>
          <h2>{t.gliOrdiniCheScegliTu}</h2>
          <p>{t.puoiOrdinarePerPrezzo}</p>
        </div>
        <div>
          <h2>{t.cheCosaNonConta}</h2>
          <p>{t.nonContanoPagamentiCommissioniNumero}</p>
        </div>
        <div>
          <h2>{t.aperteOggi}</h2>
          <p>{t.soloConUnaFoto}</p>
        </div>
      </div>
      <Count />
      <p className="mt-6">
        <Link to={`${paths.home}#regioni`}>{t.scegliUnaRegioneEGuarda}</Link>
      </p>
    </div>
  );
}
