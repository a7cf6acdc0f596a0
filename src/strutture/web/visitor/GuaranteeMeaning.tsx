import * as t from './messages.it.ts';

/** Explains a missing guarantee beside its badge. */
export function GuaranteeMeaning({ isGuaranteed }: { isGuaranteed: boolean }) {
  return isGuaranteed ? null : <span className="means">{t.siPagaAlProprietario}</span>;
}
