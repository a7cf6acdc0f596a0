import * as t from './messages.it.ts';

/** Explains the "Non garantita" badge. */
export function GuaranteeMeaning({ isGuaranteed }: { isGuaranteed: boolean }) {
  return isGuaranteed ? null : <span className="means">{t.siPagaAlProprietario}</span>;
}
