import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { weekdayName, weekdayShortName } from '../../../ui/calendar/weekday-names.ts';
import { pageWeeks } from '../../rules/calendar-page.ts';
import { lanesOnShow, layWeeks } from '../../rules/week-lanes.ts';
import type { GridEvent } from './grid-event.ts';
import type { GridProps } from './grid-props.ts';
import { WeekRow } from './WeekRow.tsx';

const LANES = { mese: 2, settimana: 8, giorno: 8, elenco: 0 } as const;

type NightGridProps = GridProps & {
  titleId: string;
  isBusy: boolean;
  isDragging: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  ref: Ref<HTMLDivElement>;
};

/** A date grid (WAI-ARIA) with one tab stop for days and one per event of the focused day. */
export function NightGrid({ titleId, isBusy, isDragging, onKeyDown, onPointerDown, ref, ...grid }: NightGridProps) {
  const { page, events, conflicts, selecting, canSelect } = grid;
  const weeks = pageWeeks(page);
  const lanes = LANES[page.view];
  const conflicting = new Set(conflicts.flatMap(({ event_ids }) => event_ids));
  const matters = ({ event_id }: GridEvent) => conflicting.has(event_id);
  const laid = layWeeks(events, weeks, { lanes, matters });
  const isReaching = selecting.isReaching || isDragging;
  return (
    <div
      role="grid"
      ref={ref}
      className={classNames(
        'calendar-month',
        page.view !== 'mese' && 'una',
        page.view === 'giorno' && 'sola',
        isReaching && 'sceglie',
      )}
      aria-labelledby={titleId}
      aria-multiselectable={canSelect || undefined}
      aria-busy={isBusy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <div role="row" className="wd">
        {weeks[0]?.map((day) => (
          <span key={day} role="columnheader" aria-label={weekdayName(day)}>
            <span className="hide-m">{weekdayName(day)}</span>
            <span className="hide-d">{weekdayShortName(day)}</span>
          </span>
        ))}
      </div>
      {weeks.map((week, index) => (
        <WeekRow
          key={week[0]}
          {...grid}
          week={week}
          bars={laid[index] ?? []}
          lanes={lanesOnShow(laid[index] ?? [], lanes, matters)}
        />
      ))}
    </div>
  );
}
