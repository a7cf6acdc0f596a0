import { addDays, dateInRome, dayNumber, formatDay } from '../../../kernel/dates/calendar-date.ts';
import { formatCount } from '../../../kernel/text/format-count.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import { dailyStep } from '../../../search/rules/order-of-the-day.ts';
import { NumberedSteps } from '../../../ui/NumberedSteps.tsx';
import { DayCircle } from '../order/DayCircle.tsx';
import '../order/order.css';
import { textPageLoader } from '../text-page.ts';
import * as messages from '../../messages/visitor.ts';

export const loader = textPageLoader({
  title: messages.rankingPageTitle,
  description: messages.rankingPageDescription,
  path: paths.comeOrdiniamo,
});

export { readHead as meta } from '../read-head.ts';

const steps = [
  { title: messages.circleStepTitle, text: messages.circleStepText },
  { title: messages.rotationStepTitle, text: messages.rotationStepText },
  { title: messages.fairnessStepTitle, text: messages.fairnessStepText },
];

const rotation = messages.exampleHomes;
/** First day of the example. `countDaysStep` contains the same date. */
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
    <div className="table wrapped" role="region" aria-label={messages.exampleLabel} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.rankingDayColumn}</th>
            <th scope="col">{messages.rankingCalculationColumn}</th>
            <th scope="col">{messages.rankingRemainderColumn}</th>
            <th scope="col">{messages.rankingOrderColumn}</th>
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

function Count() {
  return (
    <details className="order-count">
      <summary>{messages.calculationSummary}</summary>
      <div>
        <p>{messages.calculationIntroduction}</p>
        <ol className="ordered">
          <li>{messages.countDaysStep}</li>
          <li>{messages.chooseStrideStep}</li>
          <li>{messages.multiplyDaysStep}</li>
          <li>{messages.remainderStep}</li>
        </ol>
        <p>{messages.exampleIntroduction}</p>
        <Example />
        <p>{messages.calculationConclusion}</p>
        <h3>{messages.manyHomesTitle}</h3>
        <p>{messages.manyHomesText}</p>
      </div>
    </details>
  );
}

export default function ComeOrdiniamoPage() {
  return (
    <div className="wrap page order-page">
      <h1>{messages.rankingPageTitle}</h1>
      <p className="lead">{messages.rankingIntroduction}</p>
      <div className="order-today">
        <DayCircle />
        <div>
          <h2>{messages.todaysOrderTitle}</h2>
          <NumberedSteps steps={steps} />
        </div>
      </div>
      <div className="order-more">
        <div>
          <h2>{messages.chosenOrdersTitle}</h2>
          <p>{messages.chosenOrdersText}</p>
        </div>
        <div>
          <h2>{messages.ignoredFactorsTitle}</h2>
          <p>{messages.ignoredFactorsText}</p>
        </div>
        <div>
          <h2>{messages.homesWithPhotosTitle}</h2>
          <p>{messages.homesWithPhotosText}</p>
        </div>
      </div>
      <Count />
      <p className="mt-6">
        <Link to={`${paths.home}#regioni`}>{messages.chooseRegionLink}</Link>
      </p>
    </div>
  );
}
