import { applyTypeRule } from './apply-type-rule.ts';
import type { StrutturaForm, TipoStruttura } from './struttura-form.ts';

/**
 * The form after a click on a type: chosen or no more, and breakfast with it (specification section 4, "Type rule").
 * @example chooseTipo(emptyForm(), 'bb').servizi // ['Prima Colazione Inclusa']
 */
export function chooseTipo<F extends Pick<StrutturaForm, 'tipo_struttura' | 'servizi'>>(
  form: F,
  tipo: TipoStruttura,
): F {
  const chosen = form.tipo_struttura.includes(tipo);
  const tipi = chosen ? form.tipo_struttura.filter((other) => other !== tipo) : [...form.tipo_struttura, tipo];
  return { ...form, tipo_struttura: tipi, servizi: applyTypeRule(tipi, form.servizi) };
}
