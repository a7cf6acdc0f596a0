import { formatPrice, toCents } from '../../../kernel/cents.ts';
import type { StrutturaCard } from '../../contract.ts';
import * as t from './messages.it.ts';

/** The price of a night; of a `bnb`, from its cheapest room on. */
export function NightPrice({ struttura }: { struttura: Pick<StrutturaCard, 'prezzo_notte' | 'tipo_prenotazione'> }) {
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
