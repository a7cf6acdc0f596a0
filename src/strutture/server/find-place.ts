import { isAppError } from '../../kernel/calls/app-error.ts';
import type { LocationsService, PlaceOfCitta } from '../../locations/contract.ts';

/** `cittaId` may be a former ISTAT code. Returns `null` if no comune has this code. */
export async function findPlace(cittaId: number, locations: LocationsService): Promise<PlaceOfCitta | null> {
  try {
    return await locations.findPlaceOfCitta(cittaId);
  } catch (error) {
    if (isAppError(error) && error.codice === 'NON_TROVATO') return null;
    throw error;
  }
}
