import { isAppError } from '../../kernel/calls/app-error.ts';
import type { LocationsService, PlaceOfCitta } from '../../locations/contract.ts';

/** The place of a comune by ISTAT's code, today's or a retired one; `null` when there is none. */
export async function findPlace(cittaId: number, locations: LocationsService): Promise<PlaceOfCitta | null> {
  try {
    return await locations.findPlaceOfCitta(cittaId);
  } catch (error) {
    if (isAppError(error) && error.codice === 'NON_TROVATO') return null;
    throw error;
  }
}
