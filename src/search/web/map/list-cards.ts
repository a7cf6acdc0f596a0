import { useEffect } from 'react';

const CARD_ID = /^casa-(\d+)$/;

function cardOf(id: number): HTMLElement | null {
  return document.getElementById(`casa-${id}`);
}

function homeAt(target: EventTarget | null): number | null {
  const card = target instanceof Element ? target.closest('[id^="casa-"]') : null;
  const id = CARD_ID.exec(card?.id ?? '')?.[1];
  return id === undefined ? null : Number(id);
}

export function useListHover(onHover: (id: number | null) => void): void {
  useEffect(() => {
    let before: number | null = null;
    const look = (event: Event) => {
      const id = homeAt(event.target);
      if (id !== before) onHover(id);
      before = id;
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [onHover]);
}

/** Highlights the cards of these homes. Homes on other pages have no card. */
export function useHighlightedCards(ids: readonly number[]): void {
  useEffect(() => {
    const cards = ids.map(cardOf).filter((card) => card !== null);
    for (const card of cards) card.dataset['acceso'] = '';
    return () => {
      for (const card of cards) delete card.dataset['acceso'];
    };
  }, [ids]);
}
