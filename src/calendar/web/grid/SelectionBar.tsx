import { addDays, daysBetween } from '../../../kernel/calendar-date.ts';
import { gridMessages } from '../../grid-messages.it.ts';
import type { Period } from './use-night-selection.ts';

type SelectionBarProps = {
  period: Period;
  isReaching: boolean;
  onBlock: () => void;
  onOpenDay: () => void;
  onCancel: () => void;
};

export function SelectionBar({ period: { first, last }, isReaching, onBlock, onOpenDay, onCancel }: SelectionBarProps) {
  return (
    <section className="calendar-selected" aria-label={gridMessages.bloccaDate}>
      <p>
        <b>{gridMessages.scelta(first, last)}</b>
        <small>{isReaching ? gridMessages.toccaFine : gridMessages.notti(daysBetween(first, addDays(last, 1)))}</small>
      </p>
      <div>
        {isReaching && (
          <button type="button" className="btn alt sm" onClick={onOpenDay}>
            {gridMessages.giorno}
          </button>
        )}
        <button type="button" className="btn alt sm" onClick={onCancel}>
          {gridMessages.annulla}
        </button>
        <button type="button" className="btn sm" onClick={onBlock}>
          {gridMessages.blocca}
        </button>
      </div>
    </section>
  );
}
