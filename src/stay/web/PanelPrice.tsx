import { formatPrice } from '../../kernel/cents.ts';
import { nightPrice, type Price } from '../rules/price.ts';

/** The price of a night of the house, or of the chosen room. */
export function PanelPrice({ price }: { price: Price }) {
  const cents = nightPrice(price);
  if (cents === 0)
    return (
      <p className="prz">
        <span>Prezzo su richiesta</span>
      </p>
    );
  return (
    <p className="prz">
      <b>{formatPrice(cents)}</b> <span>/ notte</span>
    </p>
  );
}
