import { PRIMA_COLAZIONE } from './prima-colazione.ts';
import { hasAutomaticBreakfast, type Servizio } from './servizi.ts';
import type { StrutturaForm } from './struttura-form.ts';
import type { TipoPrenotazione, TipoStruttura } from './tipi.ts';

/**
 * Adds breakfast if the types include `bb` or `agriturismo`; otherwise removes it (PRODUCT.md § 4, "Type rule").
 * @example applyTypeRule(['bb'], ['WiFi']) // ['Prima Colazione Inclusa', 'WiFi']
 */
export function applyTypeRule(tipi: readonly string[], servizi: readonly Servizio[]): Servizio[] {
  const others = servizi.filter((servizio) => servizio !== PRIMA_COLAZIONE);
  return hasAutomaticBreakfast(tipi) ? [PRIMA_COLAZIONE, ...others] : others;
}

type TipoChoice = Pick<StrutturaForm, 'tipo_struttura' | 'tipo_prenotazione' | 'servizi'> & {
  has_chosen_booking: boolean;
};

const BY_ROOM: readonly TipoStruttura[] = ['bb', 'affittacamere'];

function usualBooking(tipi: readonly TipoStruttura[]): TipoPrenotazione {
  return tipi.length > 0 && tipi.every((tipo) => BY_ROOM.includes(tipo)) ? 'bnb' : 'casa_vacanza';
}

/**
 * Toggles the type and adjusts breakfast (PRODUCT.md § 4, "Type rule") and the kind of booking.
 * @example chooseTipo({ ...emptyForm(), has_chosen_booking: false }, 'bb').servizi // ['Prima Colazione Inclusa']
 */
export function chooseTipo<F extends TipoChoice>(form: F, tipo: TipoStruttura): F {
  const chosen = form.tipo_struttura.includes(tipo);
  const tipi = chosen ? form.tipo_struttura.filter((other) => other !== tipo) : [...form.tipo_struttura, tipo];
  const tipo_prenotazione = form.has_chosen_booking ? form.tipo_prenotazione : usualBooking(tipi);
  return { ...form, tipo_struttura: tipi, tipo_prenotazione, servizi: applyTypeRule(tipi, form.servizi) };
}
