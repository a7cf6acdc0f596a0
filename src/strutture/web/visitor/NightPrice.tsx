import { formatPrice, toCents } from '../../../kernel/cents.ts';
import type { StrutturaCard } from '../../contract.ts';

/** The price of a night; of a `bnb`, from its cheapest room on. */
export function NightPrice({ struttura }: { struttura: Pick<StrutturaCard, 'prezzo_notte' | 'tipo_prenotazione'> }) {
  if (struttura.prezzo_notte <= 0)
    return (
      <p className="prz">
        <span>Prezzo su richiesta</span>
      </p>
    );
  return (
    <p className="prz">
      {struttura.tipo_prenotazione === 'bnb' && <span>da </span>}
      <b>{formatPrice(toCents(struttura.prezzo_notte))}</b>
      <span> / notte</span>
    </p>
  );
}
