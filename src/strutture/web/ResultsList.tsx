import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { announce } from '../../ui/announce.ts';
import type { StrutturaCard as Card } from '../contract.ts';
import { struttureMessages } from '../messages.it.ts';
import { StrutturaCard } from './StrutturaCard.tsx';

/** A list that comes quickly says nothing; this long, and the visitor hears that it is coming. */
const PATIENCE_MS = 400;

/** The cards of a page of results. While another page is on its way they fade, and who cannot see it is told. */
export function ResultsList({ strutture }: { strutture: readonly Card[] }) {
  const { location } = useNavigation();
  const isLoading = location?.pathname.startsWith('/strutture/') ?? false;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => announce(struttureMessages.caricamento), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <section className="lst" aria-label="Strutture" aria-busy={isLoading}>
      <h2 className="sr">Strutture</h2>
      {strutture.map((struttura, position) => (
        <StrutturaCard key={struttura.id} struttura={struttura} priority={position === 0} />
      ))}
    </section>
  );
}
