import { useNavigation } from 'react-router';
import type { FreshnessSentence } from './Freshness.tsx';
import type { CardStay } from './StayPrice.tsx';
import type { ShownCard } from './shown-card.ts';
import { StrutturaCard } from './StrutturaCard.tsx';
import { useEffect } from 'react';
import { announce } from '../../../ui/announce.ts';
import { struttureMessages } from '../../messages.it.ts';
import * as t from './messages.it.ts';

/** A list that comes quickly says nothing. */
const NOTICE_DELAY_MS = 400;

/** A list that is waited for longer than a moment says that it is coming, to who cannot see it. */
function useSlowNotice(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => announce(struttureMessages.caricamento), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

type ResultsListProps = {
  /** What is said of homes that nobody asked for. */
  title?: string;
  strutture: readonly ShownCard[];
  freshness: Readonly<Record<number, FreshnessSentence>>;
  stays: Readonly<Record<number, CardStay>>;
};

export function ResultsList({ title, strutture, freshness, stays }: ResultsListProps) {
  const { location } = useNavigation();
  const isLoading = location?.pathname.startsWith('/strutture/') ?? false;
  useSlowNotice(isLoading);
  return (
    <section className="lst" aria-label={title ?? t.strutture} aria-busy={isLoading}>
      <h2 className={title ? undefined : 'sr'}>{title ?? t.strutture}</h2>
      {strutture.map((struttura, position) => (
        <StrutturaCard
          key={struttura.id}
          struttura={struttura}
          freshness={freshness[struttura.id]}
          stay={stays[struttura.id]}
          priority={position === 0}
        />
      ))}
    </section>
  );
}
