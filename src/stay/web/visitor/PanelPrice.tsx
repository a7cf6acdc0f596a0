import { type Cents, formatPrice } from '../../../kernel/money/cents.ts';
import { nightPrice, type Price, ratesOf } from '../../rules/price.ts';
import * as messages from '../../messages/visitor.ts';

export function PanelPrice({ price, isFrom = false }: { price: Price; isFrom?: boolean }) {
  const cents = nightPrice(price);
  if (cents === 0)
    return (
      <p className="price">
        <span>{messages.priceOnRequest}</span>
      </p>
    );
  return (
    <p className="price">
      {(isFrom || hasDearerNights(price, cents)) && <span>{messages.fromPricePrefix} </span>}
      <b>{formatPrice(cents)}</b> <span>{messages.perNightSuffix}</span>
    </p>
  );
}

function hasDearerNights(price: Price, cents: Cents): boolean {
  return ratesOf(price).some((rate) => Math.max(rate.prezzo_notte_cents ?? 0, rate.prezzo_weekend_cents ?? 0) > cents);
}
