import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDeletionAddress, type RequestedDeletion } from '../../rules/upcoming-bookings-address.ts';
import type { OnPanelRequest } from './panel-dialog.ts';
import type { PanelViewModel } from './use-panel-view-model.ts';

const ABOUT_ALL = { svuota: 'purge', 'elimina-tutte': 'deleteAll' } as const;

function read(): RequestedDeletion | null {
  return readDeletionAddress(Object.fromEntries(new URLSearchParams(window.location.search)));
}

/** Opens the question of a deletion that the address asks for, once: somebody comes back from the bookings that stood in its way. */
export function useRequestedDeletion({ address, detail: { detail } }: PanelViewModel, ask: OnPanelRequest): void {
  const [wanted] = useState(read);
  const isOver = useRef(false);
  const isAtHand = wanted?.name === 'elimina' && detail?.id === wanted.id;
  // Another struttura was chosen before this one had come.
  const isLeft = wanted?.name === 'elimina' && address.id !== wanted.id;
  const open = useEffectEvent(ask);
  useEffect(() => {
    if (wanted === null || isOver.current) return;
    const isReady = wanted.name !== 'elimina' || (isAtHand && !isLeft);
    isOver.current = isReady || isLeft;
    if (isReady) open(wanted.name === 'elimina' ? 'delete' : ABOUT_ALL[wanted.name]);
  }, [wanted, isAtHand, isLeft]);
}
