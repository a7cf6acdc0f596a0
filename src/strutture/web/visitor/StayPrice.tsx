import type { StrutturaCard } from '../../contract.ts';
import { formatPrice, toCents } from '../../../kernel/cents.ts';
import * as t from './messages.it.ts';

/** What a card says about the stay that its list is asked for, in sentences of the stay room. */
export type CardStay = {
  /** The end of the address of the struttura's page, which then opens with the same choice. */
  query: string;
  /** Of the whole stay, when one is chosen and can be had: the total, its nights, and the sums that it is made of. */
  price: { totale: string; notti: string; somma: string } | null;
  warning: string | null;
  /** Until when cancelling costs nothing; only where the portal takes the payment. */
  policy: string | null;
};

type StayPriceProps = {
  struttura: Pick<StrutturaCard, 'prezzo_notte' | 'tipo_prenotazione'>;
  price: CardStay['price'] | undefined;
};

/** The price on a card: of the stay that is chosen, else of a night. */
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

/** The price of a night; of a `bnb`, from its cheapest room on. */
function NightPrice({ struttura }: { struttura: Pick<StrutturaCard, 'prezzo_notte' | 'tipo_prenotazione'> }) {
  if (struttura.prezzo_notte <= 0)
    return (
      <p className="price">
        <span>{t.prezzoSuRichiesta}</span>
      </p>
    );
  return (
    <p className="price">
      {struttura.tipo_prenotazione === 'bnb' && <span>{t.da} </span>}
      <b>{formatPrice(toCents(struttura.prezzo_notte))}</b>
      <span> {t.notte}</span>
    </p>
  );
}
