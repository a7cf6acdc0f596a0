import { formatShortDate, parseCalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import { formatCount } from '../../../../kernel/text/format-count.ts';
import { plotTop } from '../../../rules/plot-scale.ts';
import * as messages from '../../../messages/admin.ts';

type Day = { giorno: string; views: number };

const [WIDTH, HEIGHT] = [1000, 200];
const NAMED = 6;

function dayName(giorno: string): string {
  const date = parseCalendarDate(giorno);
  return date === null ? giorno : formatShortDate(date);
}

function summary(days: readonly Day[]): string {
  const best = days.toSorted((one, other) => other.views - one.views)[0];
  return best === undefined || best.views === 0
    ? messages.noViewsInWindow
    : messages.viewsPeak(best.views, dayName(best.giorno));
}

export function ViewsPlot({ days }: { days: readonly Day[] }) {
  const top = plotTop(Math.max(0, ...days.map(({ views }) => views)));
  const step = WIDTH / Math.max(1, days.length);
  const every = Math.ceil(days.length / NAMED);
  const named = days.filter((_, at) => at % every === 0);
  return (
    <figure className="blog-chart">
      <div className="assi">
        <div className="scala" aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatCount(value)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1={0} x2={WIDTH} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
          ))}
          {days.map(({ giorno, views }, at) => {
            const height = (views / top) * HEIGHT;
            return (
              <g key={giorno}>
                <rect className="fondo" x={at * step} y={0} width={step} height={HEIGHT}>
                  <title>{`${dayName(giorno)}: ${messages.viewCount(views)}`}</title>
                </rect>
                <rect
                  className="blog-colonna"
                  x={at * step + step * 0.14}
                  y={HEIGHT - height}
                  width={step * 0.72}
                  height={height}
                />
              </g>
            );
          })}
        </svg>
      </div>
      <div className="date" aria-hidden="true">
        {named.map(({ giorno }, at) => (
          <span key={giorno} style={{ flexGrow: Math.min(every, days.length - at * every) }}>
            {dayName(giorno)}
          </span>
        ))}
      </div>
      <figcaption>{summary(days)}</figcaption>
      <details>
        <summary>{messages.allNumbersTitle}</summary>
        <div className="table" role="region" aria-label={messages.viewsPerDayTitle} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.dayColumn}</th>
                <th scope="col">{messages.viewsColumn}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ giorno, views }) => (
                <tr key={giorno}>
                  <th scope="row">{dayName(giorno)}</th>
                  <td>{formatCount(views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
