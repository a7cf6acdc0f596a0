import type { StrutturaCard } from '../../contract.ts';
import { GuaranteeBadge, GuaranteeMeaning } from './GuaranteeBadge.tsx';
import * as messages from '../../messages/visitor.ts';

export function Badges({ struttura }: { struttura: Pick<StrutturaCard, 'is_guaranteed' | 'tipo_struttura'> }) {
  return (
    <p className="badges">
      <GuaranteeBadge isGuaranteed={struttura.is_guaranteed} />
      <GuaranteeMeaning isGuaranteed={struttura.is_guaranteed} />
      {struttura.tipo_struttura.map((tipo) => (
        <span key={tipo} className="badge tipo">
          {messages.listingTypeNames[tipo]}
        </span>
      ))}
    </p>
  );
}
