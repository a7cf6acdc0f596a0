import { daysBetween } from '../../kernel/dates/calendar-date.ts';
import { stayQuery } from '../../stay/rules/stay-address.ts';
import type { FindFreeHomes } from '../../stay/free-homes-contract.ts';
import type { StruttureService } from '../../strutture/contract.ts';
import { shownPosition } from '../../strutture/rules/shown-place.ts';
import { strutturaPath } from '../../strutture/rules/struttura-path.ts';
import type { SearchService } from '../contract.ts';
import { chooseNear } from '../rules/choose-near.ts';
import { findStays } from './find-stays.ts';
import { knownPlaceOf } from './near-repository.ts';
import type { SearchDb } from './tables.ts';

/** Number of homes to examine: enough to include homes in the same town, but few enough for one query. */
const MOST_LOOKED_AT = 12;

type Parts = {
  db: SearchDb;
  search: Pick<SearchService, 'homesNear'>;
  strutture: Pick<StruttureService, 'listedOf'>;
};

/** Finds available homes near a home. Uses its published location, because the true location is secret. */
export function createFreeHomes({ db, search, strutture }: Parts): FindFreeHomes {
  return async ({ struttura_id, check_in, check_out, guests }) => {
    const lost = await knownPlaceOf(db, struttura_id);
    if (lost === undefined) return [];
    const { lat, lon } = shownPosition(lost);
    const stay = { check_in, check_out };
    const near = await search.homesNear({ lat, lon, stay, guests, exclude: [struttura_id], limit: MOST_LOOKED_AT });
    const ids = near.map(({ id }) => id);
    const exact = { from: check_in, until: check_out, nights: daysBetween(check_in, check_out), weekend: false };
    const stays = new Map((await findStays(db, ids, { flexible: exact, guests })).map((found) => [found.id, found]));
    const kmOf = new Map(near.map(({ id, km }) => [id, km]));
    const homes = (await strutture.listedOf(ids)).flatMap((home) => {
      const [found, km] = [stays.get(home.id), kmOf.get(home.id)];
      return found === undefined || km === undefined ? [] : [{ ...home, ...found, km }];
    });
    return chooseNear(homes, lost.citta_id).map(({ citta, km, total_cents, camera_id, ...home }) => {
      const query = stayQuery({ selection: { kind: 'stay', ...stay }, guests, camera_id });
      const camera = home.camere.find(({ id }) => id === camera_id)?.nome_camera ?? null;
      const is_su_richiesta = home.accettazione === 'su_richiesta';
      return { nome: home.nome, camera, citta, km, total_cents, is_su_richiesta, path: strutturaPath(home) + query };
    });
  };
}
