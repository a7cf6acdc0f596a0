import { useId, useRef, useState, type RefObject, useEffect, useEffectEvent, type ComponentType } from 'react';
import { type CalendarDate, dateInRome } from '../../../kernel/dates/calendar-date.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useWhenIdle } from '../../../ui/loading/use-when-idle.ts';
import type { CalendarConflict, CalendarProperty } from '../../property-contract.ts';
import type { CalendarAddress } from '../../rules/calendar-address.ts';
import { listStart } from '../../rules/calendar-page.ts';
import { eventWindow } from '../../rules/agenda.ts';
import { Agenda } from './Agenda.tsx';
import type { OpenDialog, CalendarDialogsProps } from './CalendarDialogs.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { Legend } from './Legend.tsx';
import { LoadNotes } from './LoadNotes.tsx';
import { NightGrid } from './NightGrid.tsx';
import { NextEvents } from './NextEvents.tsx';
import { readConflicts } from './grid-event.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useCalendarPage } from './use-calendar-page.ts';
import { useDragNights } from './use-drag-nights.ts';
import { useEvents } from './use-events.ts';
import { useLongPress } from './use-long-press.ts';
import { useNightSelection } from './use-night-selection.ts';
import { useNow } from './use-now.ts';
import './calendar.css';
import * as messages from '../../messages/owner.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.ts';

type Late = ComponentType<CalendarDialogsProps & { isOpen: boolean; onClose: () => void }>;

export const LateCalendarDialogs = lazyDialog(
  async (): Promise<Late> => (await import('./CalendarDialogs.tsx')).CalendarDialogs,
);

/** If the focused element was removed from the page, moves the focus to the element that `find` returns. */
function useFocusFallback(section: RefObject<HTMLElement | null>, find: () => HTMLElement | null | undefined): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && section.current?.contains(target) === true ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [section]);
  const keep = useEffectEvent(() => find()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    keep();
  });
}

function GridHelp() {
  return (
    <p className="calendar-help">
      <span className="col-mouse">
        {messages.mouseHelp} {messages.keyboardHelp}
      </span>
      <span className="col-dito">{messages.touchHelp}</span>
    </p>
  );
}

const CLOCK_MS = 60_000;
const NARROW = '(max-width: 640px)';
const NOTHING: readonly CalendarConflict[] = [];
const ignore = () => {};

export type PropertyCalendarProps = {
  property: CalendarProperty;
  /** The unit whose calendar is shown: the whole struttura (`null`) or one of its camere. */
  unit?: number | null;
  userRole?: 'owner' | 'viewer';
  conflicts?: readonly CalendarConflict[];
  revision?: string;
  onChanged?: () => void;
  address?: CalendarAddress;
};

/** Scrolls a day into view. Its scroll margin prevents the selection bar from covering it. */
function showAboveBar(grid: HTMLElement | null, day: CalendarDate): void {
  grid?.querySelector(`[data-date="${day}"]`)?.scrollIntoView({ block: 'nearest' });
}

export function PropertyCalendar(props: PropertyCalendarProps) {
  const { property, unit = null, userRole = 'owner', conflicts = NOTHING, revision = '' } = props;
  const { onChanged = ignore, address = null } = props;
  const isOwner = userRole === 'owner';
  const isNarrow = useMediaQuery(NARROW);
  const now = useNow(CLOCK_MS);
  const today = dateInRome(now);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);

  const selecting = useNightSelection({
    today,
    isOn: isOwner,
    onPeriod: (period) => setDialog({ kind: 'add', period }),
  });
  const { page, turn, goToday, show, onKeyDown, onFocusDay } = useCalendarPage({ grid, today, selecting, address });
  const canStart = (day: CalendarDate) => isOwner && day >= today;
  const dragging = useDragNights({ canStart, onDrag: selecting.drag, onDrop: selecting.drop });
  const hasRested = useLongPress({
    grid,
    canStart,
    onRest: (day) => {
      selecting.single(day);
      showAboveBar(grid.current, day);
    },
  });
  const from = listStart(page, today);
  const window = isNarrow || page.view === 'elenco' ? eventWindow(page.month, from) : eventWindow(page.month);
  useWhenIdle(() => void LateCalendarDialogs.prepare());
  const events = useEvents({ property_id: property.id, window, revision });

  useFocusFallback(section, () => {
    const calendar = section.current;
    return calendar?.querySelector<HTMLElement>('[data-date][tabindex="0"]') ?? calendar?.querySelector('h2');
  });

  const shown = { property, unit, isKnown: events.isKnown };
  const ofUnit = ({ camera_id }: { camera_id: number | null }) =>
    unit === null || camera_id === null || camera_id === unit;
  const shownEvents = events.events.filter(ofUnit);
  const refresh = () => {
    events.reload();
    onChanged();
  };
  const openDay = (day: CalendarDate) => setDialog({ kind: 'day', day });
  const pick = (day: CalendarDate) => {
    if (!dragging.isClick() || hasRested()) return;
    if (!isOwner) return openDay(day);
    selecting.choose(day, dragging.isTouch());
    if (dragging.isTouch()) showAboveBar(grid.current, day);
  };
  const onOpenEvent = (event: (typeof shownEvents)[number]) => setDialog({ kind: 'event', event });
  const list = { events: shownEvents, today, shown, onOpen: onOpenEvent };
  const { nights } = selecting;
  const shownConflicts = readConflicts(conflicts);

  return (
    <section ref={section} className="calendar-board" aria-label={messages.calendarOf(property.nome)}>
      <CalendarToolbar
        {...{ titleId, page, isOwner }}
        onTurn={turn}
        onToday={goToday}
        onShow={show}
        onRefresh={refresh}
        onBlock={() => setDialog({ kind: 'add', period: null })}
      />
      <Legend events={shownEvents} />
      <LoadNotes events={events} />
      <div
        className={classNames(
          'calendar-canvas',
          events.hasFailed && 'calendar-stale',
          !events.isKnown && 'calendar-unknown',
        )}
      >
        {page.view === 'elenco' ? (
          <Agenda {...list} from={page.day} />
        ) : (
          <NightGrid
            {...{ titleId, page, shown, today, now, selecting, isNarrow, onKeyDown, onFocusDay, onOpenEvent }}
            ref={grid}
            events={shownEvents}
            conflicts={shownConflicts}
            canSelect={isOwner}
            isBusy={events.isLoading && !events.isKnown}
            isDragging={dragging.isDragging}
            onPointerDown={dragging.onPointerDown}
            onPick={pick}
            onOpenDay={openDay}
          />
        )}
        {page.view !== 'elenco' && isOwner && <GridHelp />}
        {page.view !== 'elenco' && isNarrow && <NextEvents {...list} page={page} from={from} />}
      </div>
      {nights !== null && selecting.isTouch && dialog === null && (
        <SelectionBar
          period={nights}
          isReaching={selecting.isReaching}
          onBlock={() => setDialog({ kind: 'add', period: nights })}
          onOpenDay={() => openDay(nights.first)}
          onCancel={selecting.cancel}
        />
      )}
      <LateCalendarDialogs
        isOpen={dialog !== null}
        onClose={() => setDialog(null)}
        {...{ dialog, setDialog, shown, today, isOwner }}
        events={shownEvents}
        conflicts={shownConflicts}
        onAddClosed={selecting.clear}
        onChanged={refresh}
      />
    </section>
  );
}
