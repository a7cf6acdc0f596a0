import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { CalendarPage } from '../../rules/calendar-page.ts';
import type { ShownEvent } from './event-words.ts';
import type { GridConflict, GridEvent } from './grid-event.ts';
import type { NightSelectionState } from './use-night-selection.ts';

export type GridProps = {
  page: CalendarPage;
  shown: ShownEvent;
  events: readonly GridEvent[];
  conflicts: readonly GridConflict[];
  today: CalendarDate;
  now: Date;
  selecting: NightSelectionState;
  canSelect: boolean;
  isNarrow: boolean;
  onPick: (day: CalendarDate) => void;
  onFocusDay: (day: CalendarDate) => void;
  onOpenEvent: (event: GridEvent) => void;
  onOpenDay: (day: CalendarDate) => void;
};
