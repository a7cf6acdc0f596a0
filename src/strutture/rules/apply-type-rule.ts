import { PRIMA_COLAZIONE } from './prima-colazione.ts';
import { hasAutomaticBreakfast, type Servizio } from './servizi.ts';

/**
 * The services that go with the types. PRODUCT.md § 4, "Type rule": `bb` and `agriturismo` add breakfast, other
 * types remove it.
 * @example applyTypeRule(['bb'], ['WiFi']) // ['Prima Colazione Inclusa', 'WiFi']
 */
export function applyTypeRule(tipi: readonly string[], servizi: readonly Servizio[]): Servizio[] {
  const others = servizi.filter((servizio) => servizio !== PRIMA_COLAZIONE);
  return hasAutomaticBreakfast(tipi) ? [PRIMA_COLAZIONE, ...others] : others;
}
