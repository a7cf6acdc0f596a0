import { Icon } from '../../../ui/icons/Icon.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { type CalendarPage, type CalendarView, pageTitle } from '../../rules/calendar-page.ts';
import * as messages from '../../messages/owner.ts';

const VIEWS = [
  { value: 'mese', label: messages.monthViewLabel },
  { value: 'settimana', label: messages.weekViewLabel },
  { value: 'giorno', label: messages.dayViewLabel },
  { value: 'elenco', label: messages.listViewLabel },
] as const satisfies { value: CalendarView; label: string }[];

type CalendarToolbarProps = {
  titleId: string;
  page: CalendarPage;
  isOwner: boolean;
  onTurn: (step: 1 | -1) => void;
  onToday: () => void;
  onShow: (view: CalendarView) => void;
  onRefresh: () => void;
  onBlock: () => void;
};

export function CalendarToolbar(props: CalendarToolbarProps) {
  const { titleId, page, isOwner, onTurn, onToday, onShow, onRefresh, onBlock } = props;
  return (
    <div className="calendar-toolbar">
      <h2 id={titleId} tabIndex={-1} aria-live="polite">
        {pageTitle(page)}
      </h2>
      <div className="frecce">
        <button type="button" className="icb out" aria-label={messages.previousPeriodButton} onClick={() => onTurn(-1)}>
          <Icon name="caret-left" />
        </button>
        <button type="button" className="btn alt sm" onClick={onToday}>
          {messages.todayButton}
        </button>
        <button type="button" className="icb out" aria-label={messages.nextPeriodButton} onClick={() => onTurn(1)}>
          <Icon name="caret-right" />
        </button>
        {isOwner && (
          <button
            type="button"
            className="btn alt sm solo"
            title={messages.refreshButton}
            aria-label={messages.refreshButton}
            onClick={onRefresh}
          >
            <Icon name="arrows-clockwise" />
            <span>{messages.refreshButton}</span>
          </button>
        )}
      </div>
      <Segmented label={messages.viewLabel} options={VIEWS} value={page.view} onChange={onShow} />
      {isOwner && (
        <button type="button" className="btn sm blocca" onClick={onBlock}>
          <Icon name="calendar-plus" />
          {messages.blockDatesButton}
        </button>
      )}
    </div>
  );
}
