import { useEffect } from 'react';
import { type ChosenStay, stayQuery } from '../../rules/stay-address.ts';

/**
 * Keeps the address saying what is chosen, for a reload, the way back or a shared link. The router is not told: to it
 * another query would be a navigation that loads the page's data again. `entry` changes when another entry of the history
 * becomes the current one, as when the sheet opens or closes.
 */
export function useStayInAddress({ selection, guests, camera_id }: ChosenStay, entry: unknown): void {
  useEffect(() => {
    const address = window.location.pathname + stayQuery({ selection, guests, camera_id }) + window.location.hash;
    window.history.replaceState(window.history.state, '', address);
  }, [selection, guests, camera_id, entry]);
}
