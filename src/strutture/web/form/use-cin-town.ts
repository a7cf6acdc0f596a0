import { useEffect, useState } from 'react';
import type { PlaceOfCitta } from '../../../locations/contract.ts';
import { loadPlace } from '../../../locations/web/load-place.ts';
import { type Cin, decodeCin } from '../../rules/cin.ts';

type FoundTown = { citta_id: number; place: PlaceOfCitta | null };

/** The comune that a CIN in national form names, with its province and region; `null` for any other code, or while unknown. */
export function useCinTown(cin: Cin | null): PlaceOfCitta | null {
  const cittaId = (cin && decodeCin(cin)?.citta_id) ?? null;
  const [found, setFound] = useState<FoundTown | null>(null);

  useEffect(() => {
    if (cittaId === null) return undefined;
    const controller = new AbortController();
    const settle = (place: PlaceOfCitta | null) => {
      if (!controller.signal.aborted) setFound({ citta_id: cittaId, place });
    };
    // A number that is no comune's is for the rules to judge; here it only says nothing.
    loadPlace(cittaId, controller.signal).then(settle, () => settle(null));
    return () => controller.abort();
  }, [cittaId]);

  return found !== null && found.citta_id === cittaId ? found.place : null;
}
