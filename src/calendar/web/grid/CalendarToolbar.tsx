import { Icon } from '../../../ui/Icon.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { gridMessages } from '../../grid-messages.it.ts';
import { type CalendarPage, type CalendarView, pageTitle } from '../../rules/calendar-page.ts';
import * as t from './messages.it.ts';

const VIEWS = [
  { value: 'mese', label: gridMessages.mese },
  { value: 'settimana', label: gridMessages.settimana },
  { value: 'giorno', label: gridMessages.giorno },
  { value: 'elenco', label: gridMessages.elenco },
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
        <button type="button" className="icb out" aria-label={gridMessages.precedente} onClick={() => onTurn(-1)}>
          <Icon name="caret-left" />
        </button>
        <button type="button" className="btn alt sm" onClick={onToday}>
          {gridMessages.oggi}
        </button>
        <button type="button" className="icb out" aria-label={gridMessages.successivo} onClick={() => onTurn(1)}>
          <Icon name="caret-right" />
        </button>
        {isOwner && (
          <button
            type="button"
            className="btn alt sm solo"
            title={gridMessages.aggiorna}
            aria-label={gridMessages.aggiorna}
            onClick={onRefresh}
          >
            <Icon name="arrows-clockwise" />
            <span>{gridMessages.aggiorna}</span>
          </button>
        )}
      </div>
      <Segmented label={t.vista} options={VIEWS} value={page.view} onChange={onShow} />
      {isOwner && (
        <button type="button" className="btn sm blocca" onClick={onBlock}>
          <Icon name="calendar-plus" />
          {gridMessages.bloccaDate}
        </button>
      )}
    </div>
  );
}
