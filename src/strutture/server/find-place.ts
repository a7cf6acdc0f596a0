import { isAppError } from '../../kernel/calls/app-error.ts';
import type { LocationsService, PlaceOfCitta } from '../../locations/contract.ts';

/** Returns `null` if no comune has this ISTAT code. Accepts former codes. */
export async function findPlace(cittaId: number, locations: LocationsService): Promise<PlaceOfCitta | null> {
  try {
    return await locations.findPlaceOfCitta(cittaId);
  } catch (error) {
    if (isAppError(error) && error.codice === 'NON_TROVATO') return null;
    throw error;
  }
}
