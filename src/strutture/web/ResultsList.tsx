import { useNavigation } from 'react-router';
import type { StrutturaCard as Card } from '../contract.ts';
import { StrutturaCard } from './StrutturaCard.tsx';
import { useSlowNotice } from './use-slow-notice.ts';

/** The cards of a page of results. While another page is on its way they fade, and who cannot see it is told. */
export function ResultsList({ strutture }: { strutture: readonly Card[] }) {
  const { location } = useNavigation();
  const isLoading = location?.pathname.startsWith('/strutture/') ?? false;
  useSlowNotice(isLoading);
  return (
    <section className="lst" aria-label="Strutture" aria-busy={isLoading}>
      <h2 className="sr">Strutture</h2>
      {strutture.map((struttura, position) => (
        <StrutturaCard key={struttura.id} struttura={struttura} priority={position === 0} />
      ))}
    </section>
  );
}
