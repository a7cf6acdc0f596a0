import type { CSSProperties } from 'react';
import { type CalendarDate, monthOf } from '../../../kernel/dates/calendar-date.ts';
import { formatTime } from '../../../kernel/dates/format-moment.ts';
import { type ConflictBox, conflictBoxes } from '../../rules/conflict-boxes.ts';
import { type Bar, hiddenBars } from '../../rules/week-lanes.ts';
import { ConflictMark } from './ConflictMark.tsx';
import { DayCell } from './DayCell.tsx';
import { EventBar } from './EventBar.tsx';
import { dayName } from './event-words.ts';
import { type GridConflict, type GridEvent, takes } from './grid-event.ts';
import type { GridProps } from './grid-props.ts';
import * as messages from '../../messages/owner.ts';

type WeekRowProps = GridProps & { week: readonly CalendarDate[]; bars: readonly Bar<GridEvent>[]; lanes: number };

function takesAny(box: ConflictBox<GridConflict>, day: CalendarDate): boolean {
  return box.conflicts.some((conflict) => takes(conflict, day));
}

function worstNight({ conflicts, column, span }: ConflictBox<GridConflict>, week: readonly CalendarDate[]) {
  const count = (day: CalendarDate) => conflicts.filter((conflict) => takes(conflict, day)).length;
  return week.slice(column, column + span).reduce((worst, day) => (count(day) > count(worst) ? day : worst));
}

const MINUTES_OF_A_DAY = 24 * 60;

function NowLine({ now }: { now: Date }) {
  const time = formatTime(now);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const share: CSSProperties & Record<'--ora', number> = { '--ora': (hours * 60 + minutes) / MINUTES_OF_A_DAY };
  return (
    <i className="calendar-now" aria-hidden="true" style={share}>
      <b title={messages.nowLabel}>{time}</b>
    </i>
  );
}

export function WeekRow({ week, bars, lanes, ...grid }: WeekRowProps) {
  const { page, shown, conflicts, today, now, selecting, isNarrow } = grid;
  const { nights } = selecting;
  const isMonth = page.view === 'mese';
  const hidden = hiddenBars(bars, lanes);
  const boxes = conflictBoxes(conflicts, bars, week);

  const drawDay = (day: CalendarDate) => ({
    name: dayName(day, shown, {
      today,
      events: bars.filter(({ event }) => takes(event, day)).map(({ event }) => event),
      hasConflict: boxes.some((box) => takesAny(box, day)),
      marksPast: grid.canSelect,
    }),
    isOut: isMonth && monthOf(day) !== page.month,
    isToday: day === today,
    isPast: day < today,
    isSelected: nights !== null && nights.first <= day && day <= nights.last,
    canSelect: grid.canSelect,
    isTabStop: day === page.day,
  });

  const height: CSSProperties & Record<'--corsie', number> = { '--corsie': lanes };
  return (
    <div role="row" className="wk" style={height}>
      {week.map((day, column) => (
        <DayCell
          key={day}
          day={day}
          look={drawDay(day)}
          hidden={hidden[column] ?? 0}
          onPick={() => grid.onPick(day)}
          onFocus={() => grid.onFocusDay(day)}
          onPoint={() => selecting.reach(day)}
          onOpenDay={() => grid.onOpenDay(day)}
        >
          {bars
            .filter((bar) => bar.column === column && bar.lane < lanes)
            .map((bar) => (
              <EventBar
                key={bar.event.event_id}
                bar={bar}
                shown={shown}
                isStripe={isMonth && isNarrow}
                isTall={!isMonth}
                isTabStop={takes(bar.event, page.day)}
                onOpen={grid.onOpenEvent}
              />
            ))}
          {boxes
            .filter((box) => box.column === column)
            .map((box) => (
              <ConflictMark
                key={box.column}
                box={box}
                isBesideMore={(hidden[box.column + box.span - 1] ?? 0) > 0}
                isTabStop={takesAny(box, page.day)}
                onOpen={() => grid.onOpenDay(worstNight(box, week))}
              />
            ))}
          {!isMonth && day === today && <NowLine now={now} />}
        </DayCell>
      ))}
    </div>
  );
}
