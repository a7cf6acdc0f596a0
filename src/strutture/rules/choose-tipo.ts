import { applyTypeRule } from './apply-type-rule.ts';
import type { StrutturaForm } from './struttura-form.ts';
import type { TipoPrenotazione, TipoStruttura } from './tipi.ts';

type TipoChoice = Pick<StrutturaForm, 'tipo_struttura' | 'tipo_prenotazione' | 'servizi'> & {
  has_chosen_booking: boolean;
};

const BY_ROOM: readonly TipoStruttura[] = ['bb', 'affittacamere'];

/** How a house of these types is probably booked; a guess, that the next question lets one correct. */
function usualBooking(tipi: readonly TipoStruttura[]): TipoPrenotazione {
  return tipi.length > 0 && tipi.every((tipo) => BY_ROOM.includes(tipo)) ? 'bnb' : 'casa_vacanza';
}

/**
 * The form after a click on a type: chosen or no more, and with it breakfast (PRODUCT.md § 4, "Type rule") and
 * how it is booked.
 * @example chooseTipo({ ...emptyForm(), has_chosen_booking: false }, 'bb').servizi // ['Prima Colazione Inclusa']
 */
export function chooseTipo<F extends TipoChoice>(form: F, tipo: TipoStruttura): F {
  const chosen = form.tipo_struttura.includes(tipo);
  const tipi = chosen ? form.tipo_struttura.filter((other) => other !== tipo) : [...form.tipo_struttura, tipo];
  const tipo_prenotazione = form.has_chosen_booking ? form.tipo_prenotazione : usualBooking(tipi);
  return { ...form, tipo_struttura: tipi, tipo_prenotazione, servizi: applyTypeRule(tipi, form.servizi) };
}
