import * as messages from '../../messages/visitor.ts';

/** Explains the "Non garantita" badge. */
export function GuaranteeMeaning({ isGuaranteed }: { isGuaranteed: boolean }) {
  return isGuaranteed ? null : <span className="means">{messages.payTheOwnerNote}</span>;
}
