import type { StrutturaCard } from '../../contract.ts';
import { formatPrice, toCents } from '../../../kernel/money/cents.ts';
import * as messages from '../../messages/visitor.ts';

export type CardStay = {
  query: string;
  price: { totale: string; notti: string; somma: string } | null;
  warning: string | null;
  /** States the last day of free cancellation; set only if the portal takes the payment. */
  policy: string | null;
};

type StayPriceProps = {
  struttura: Pick<StrutturaCard, 'prezzo_notte' | 'tipo_prenotazione'>;
  price: CardStay['price'] | undefined;
};

export function StayPrice({ struttura, price }: StayPriceProps) {
  if (!price) return <NightPrice struttura={struttura} />;
  return (
    <p className="price">
      <b>{price.totale}</b>
      <span> / {price.notti}</span>
      <small>{price.somma}</small>
    </p>
  );
}

function NightPrice({ struttura }: { struttura: Pick<StrutturaCard, 'prezzo_notte' | 'tipo_prenotazione'> }) {
  if (struttura.prezzo_notte <= 0)
    return (
      <p className="price">
        <span>{messages.priceOnRequest}</span>
      </p>
    );
  return (
    <p className="price">
      {struttura.tipo_prenotazione === 'bnb' && <span>{messages.priceFromPrefix} </span>}
      <b>{formatPrice(toCents(struttura.prezzo_notte))}</b>
      <span> {messages.pricePerNightSuffix}</span>
    </p>
  );
}
