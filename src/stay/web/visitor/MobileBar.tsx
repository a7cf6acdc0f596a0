import { formatPrice } from '../../../kernel/cents.ts';
import { HydratedButton } from '../../../ui/HydratedButton.tsx';
import { stayMessages } from '../../messages.it.ts';
import { formatStayShort } from './format-stay-dates.ts';
import { PanelPrice } from './PanelPrice.tsx';
import type { StayChoice } from './use-stay-choice.ts';
import * as t from './messages.it.ts';

type MobileBarProps = { choice: StayChoice; payLabel: string; onOpen: () => void };

/** The bar at the bottom of a phone's screen: the price, or the chosen stay with its total. */
export function MobileBar({ choice, payLabel, onOpen }: MobileBarProps) {
  const { selection, quote, guests, offer, isFirstRoom } = choice;
  return (
    <div className="stay-mobile-bar">
      {selection.kind === 'stay' && quote ? (
        <p className="price">
          <b>{formatPrice(quote.total_cents)}</b> <span>{t.totaleMinuscolo}</span>
          <small>{`${formatStayShort(selection.check_in, selection.check_out)} · ${stayMessages.guests(guests)}`}</small>
        </p>
      ) : (
        <PanelPrice price={offer.price} isFrom={isFirstRoom} />
      )}
      <HydratedButton className="btn" aria-haspopup="dialog" onClick={onOpen}>
        {quote ? payLabel : t.scegliLeDate}
      </HydratedButton>
    </div>
  );
}
