import { formatPrice } from '../../../kernel/cents.ts';
import { nightPrice, type Price } from '../../rules/price.ts';
import * as t from './messages.it.ts';

export function PanelPrice({ price, isFrom }: { price: Price; isFrom: boolean }) {
  const cents = nightPrice(price);
  if (cents === 0)
    return (
      <p className="price">
        <span>{t.prezzoSuRichiesta}</span>
      </p>
    );
  return (
    <p className="price">
      {isFrom && <span>{t.da} </span>}
      <b>{formatPrice(cents)}</b> <span>{t.notte}</span>
    </p>
  );
}
