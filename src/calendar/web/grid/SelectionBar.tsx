import { addDays, daysBetween } from '../../../kernel/dates/calendar-date.ts';
import type { Period } from './use-night-selection.ts';
import * as messages from '../../messages/owner.ts';

type SelectionBarProps = {
  period: Period;
  isReaching: boolean;
  onBlock: () => void;
  onOpenDay: () => void;
  onCancel: () => void;
};

export function SelectionBar({ period: { first, last }, isReaching, onBlock, onOpenDay, onCancel }: SelectionBarProps) {
  return (
    <section className="calendar-selected" aria-label={messages.blockDatesButton}>
      <p>
        <b>{messages.selectedRange(first, last)}</b>
        <small>
          {isReaching ? messages.selectLastNightHint : messages.countedNights(daysBetween(first, addDays(last, 1)))}
        </small>
      </p>
      <div>
        {isReaching && (
          <button type="button" className="btn alt sm" onClick={onOpenDay}>
            {messages.dayViewLabel}
          </button>
        )}
        <button type="button" className="btn alt sm" onClick={onCancel}>
          {messages.cancelButton}
        </button>
        <button type="button" className="btn sm" onClick={onBlock}>
          {messages.blockButton}
        </button>
      </div>
    </section>
  );
}
