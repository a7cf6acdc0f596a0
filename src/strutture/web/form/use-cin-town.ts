import type { PlaceOfCitta } from '../../../locations/contract.ts';
import { loadPlace } from '../../../locations/web/load-place.ts';
import { useLoaded } from '../../../locations/web/use-loaded.ts';
import { type Cin, decodeCin } from '../../rules/cin.ts';

/**
 * The comune that a CIN in national form names, with its province and region; `null` for any other code, or while unknown. A
 * number that is no comune's is for the rules to judge; here it only says nothing.
 */
export function useCinTown(cin: Cin | null): PlaceOfCitta | null {
  const { loaded } = useLoaded((cin && decodeCin(cin)?.citta_id) ?? null, loadPlace);
  return loaded.kind === 'loaded' ? loaded.data : null;
}
