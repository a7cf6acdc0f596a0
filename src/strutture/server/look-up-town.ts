import type { Citta, LocationsService } from '../../locations/contract.ts';
import { findPlace } from './find-place.ts';
import { readWhole } from '../rules/read-number.ts';

export type Town = { id: number; provincia_id: number; regione_id: number; caps: readonly string[] };

type TownQuery = { citta_id?: unknown; citta?: unknown; provincia_id?: unknown };

async function townOf(id: number, locations: LocationsService): Promise<Town | null> {
  const place = await findPlace(id, locations);
  if (place === null) return null;
  const { citta, regione } = place;
  return { id: citta.id, provincia_id: citta.provincia_id, regione_id: regione.id, caps: citta.caps };
}

/** A name may be borne by several comuni: then the province decides, or nothing does. */
async function findByName(form: TownQuery, locations: LocationsService): Promise<Citta | undefined> {
  if (typeof form.citta !== 'string') return undefined;
  const candidates = await locations.findCittaByName(form.citta);
  const provinciaId = readWhole(form.provincia_id);
  const meant = candidates.filter((citta) => provinciaId === null || citta.provincia_id === provinciaId);
  return meant.length === 1 ? meant[0] : undefined;
}

/** The comune that a form means: by `citta_id`, today's or a retired one, else by an unambiguous name. */
export async function lookUpTown(form: TownQuery, locations: LocationsService): Promise<Town | null> {
  if (form.citta_id === undefined || form.citta_id === null || form.citta_id === '') {
    const citta = await findByName(form, locations);
    return citta === undefined ? null : townOf(citta.id, locations);
  }
  const id = readWhole(form.citta_id);
  return id === null ? null : townOf(id, locations);
}
