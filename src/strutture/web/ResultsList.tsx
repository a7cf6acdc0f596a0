import { useNavigation } from 'react-router';
import type { StrutturaCard as Card } from '../contract.ts';
import type { FreshnessSentence } from './Freshness.tsx';
import { StrutturaCard } from './StrutturaCard.tsx';
import { useSlowNotice } from './use-slow-notice.ts';

type ResultsListProps = {
  strutture: readonly Card[];
  /** Of those whose calendar platforms feed, by their ids. */
  freshness: Readonly<Record<number, FreshnessSentence>>;
};

/** The cards of a page of results. While another page is on its way they fade, and who cannot see it is told. */
export function ResultsList({ strutture, freshness }: ResultsListProps) {
  const { location } = useNavigation();
  const isLoading = location?.pathname.startsWith('/strutture/') ?? false;
  useSlowNotice(isLoading);
  return (
    <section className="lst" aria-label="Strutture" aria-busy={isLoading}>
      <h2 className="sr">Strutture</h2>
      {strutture.map((struttura, position) => (
        <StrutturaCard
          key={struttura.id}
          struttura={struttura}
          freshness={freshness[struttura.id]}
          priority={position === 0}
        />
      ))}
    </section>
  );
}
