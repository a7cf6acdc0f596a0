import { isAppError } from '../../kernel/calls/app-error.ts';
import type { LocationsService, PlaceOfCitta } from '../../locations/contract.ts';

/** Returns the place of a comune by its current or former ISTAT code; `null` if no comune has this code. */
export async function findPlace(cittaId: number, locations: LocationsService): Promise<PlaceOfCitta | null> {
  try {
    return await locations.findPlaceOfCitta(cittaId);
  } catch (error) {
    if (isAppError(error) && error.codice === 'NON_TROVATO') return null;
    throw error;
  }
}
