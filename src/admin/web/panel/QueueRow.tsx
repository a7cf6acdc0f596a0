import { memo } from 'react';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { formatWhenBriefly } from '../../../kernel/dates/format-moment.ts';
import type { Tab } from '../../rules/panel-address.ts';
import * as messages from '../../messages/admin.ts';

export type RowHandlers = {
  open: (id: number, isKeyboard: boolean) => void;
  toggle: (id: number, isRange: boolean) => void;
};

type QueueRowProps = {
  item: AdminStruttura;
  top: number;
  /** For `aria-posinset` and `aria-setsize`, because not all rows are rendered. */
  position: number;
  total: number;
  tab: Tab;
  today: CalendarDate;
  isCurrent: boolean;
  isReached: boolean;
  isSelected: boolean;
  isToReview: boolean;
  handlers: RowHandlers;
};

export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { item, top, position, total, tab, today, isCurrent, isReached, isSelected, isToReview, handlers } = props;
  const { id, nome, citta, sigla, regione, immagini } = item;
  const [cover] = immagini;
  const tabIndex = isReached ? 0 : -1;
  const when = formatWhenBriefly(momentOf(item, tab), today);
  return (
    <li
      className={tab === 'pending' ? 'admin-queue-row' : 'admin-queue-row senza'}
      style={{ top }}
      aria-posinset={position}
      aria-setsize={total}
      data-id={id}
      data-current={isCurrent || undefined}
    >
      {tab === 'pending' && (
        <label className="admin-tick">
          <input
            type="checkbox"
            className="admin-checkbox"
            aria-label={messages.selectPropertyLabel(nome)}
            tabIndex={tabIndex}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              handlers.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      )}
      {cover === undefined ? (
        <span className="ph">
          <Icon name="images" size={24} />
        </span>
      ) : (
        <Photo url={cover} alt="" sizes="72px" tile={1} />
      )}
      <div>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-current={isCurrent || undefined}
          title={nome}
          onClick={(event) => handlers.open(id, event.detail === 0)}
        >
          {nome}
        </button>
        <small>{`${citta} (${sigla}), ${regione}`}</small>
        <small>
          <span className="num">{when}</span>
          <Marks item={item} tab={tab} isToReview={isToReview} />
        </small>
      </div>
    </li>
  );
});

function momentOf({ approved_at, submitted_at, testi_cambiati_at }: AdminStruttura, tab: Tab): string {
  if (tab === 'changed') return testi_cambiati_at ?? submitted_at;
  return tab === 'approved' ? (approved_at ?? submitted_at) : submitted_at;
}

function Marks({ item, tab, isToReview }: { item: AdminStruttura; tab: Tab; isToReview: boolean }) {
  return (
    <>
      {isToReview && <span className="admin-mark waiting">{messages.toReviewBadge}</span>}
      {item.richiesta === 'nuova' && item.email_confirmed === false && (
        <span className="admin-mark waiting">{messages.addressUnconfirmed}</span>
      )}
      {item.richiesta === 'modifica' && <span className="admin-mark mod-s">{messages.editBadge}</span>}
      {item.testi_cambiati_at !== null && tab !== 'changed' && (
        <span className="admin-mark mod-s">{messages.changedTextsTitle}</span>
      )}
      {item.status === 'sospesa' && <span className="admin-mark">{messages.pausedBadge}</span>}
      {item.cin_conteso && <span className="admin-mark waiting">{messages.cinShared}</span>}
      {item.cin === null && <span className="admin-mark waiting">{messages.cinMissing}</span>}
      {item.is_demo && <span className="admin-mark">{messages.demoBadge}</span>}
    </>
  );
}
