import { ITALIAN } from '../../kernel/language.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { PHOTO_FOLDER } from '../../media/rules/photo-sources.ts';
import type { Struttura, StruttureService } from '../contract.ts';
import { absenceOf, onShowIn, rangesOnShow } from './sitemap-repository.ts';
import { presentCard, presentListed, presentStruttura } from './present-struttura.ts';
import { approvedById, cardsById, listedById, photosById, type StruttureDb } from './repository.ts';
import { visitorMessages } from '../messages/by-request.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { type SitemapStruttureService, SITEMAP_RANGE } from '../sitemap-contract.ts';
import { idRange } from '../rules/id-range.ts';

export { updateOnboarding } from './onboarding-repository.ts';
export { photoNamesIn } from './photo-names-repository.ts';
export { ratesIn } from './rates-repository.ts';
export type { StruttureTables } from './tables.ts';

function notFound(sentence: string): AppError {
  return new AppError('NON_TROVATO', sentence);
}

function byIds<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

export function createStruttureService(db: StruttureDb): StruttureService {
  async function getPublic(id: number): Promise<Struttura> {
    const row = await approvedById(db, id, currentLanguage());
    if (row === undefined) throw notFound(visitorMessages().listingNotFound);
    return presentStruttura(row);
  }

  return {
    cardsOf: async (ids) => byIds(ids, await cardsById(db, ids)).map(presentCard),

    listedOf: async (ids) => byIds(ids, await listedById(db, ids)).map(presentListed),

    getPublic,

    async listPhotos(id) {
      const rows = await photosById(db, id);
      if (rows.length === 0) await getPublic(id);
      return rows.map(({ name, lingua, ...details }) => {
        const isForeign = lingua !== ITALIAN && details.didascalia !== '';
        return { immagine: PHOTO_FOLDER + name, ...details, ...(isForeign && { lingua }) };
      });
    },

    absenceOf: async (id) => (await absenceOf(db, id)) ?? null,
  };
}

export function createSitemapStruttureService(db: StruttureDb): SitemapStruttureService {
  return {
    rangesOnShow: () => rangesOnShow(db, SITEMAP_RANGE),
    async listOnShow(range) {
      const ids = idRange(range, SITEMAP_RANGE);
      const rows = ids === null ? [] : await onShowIn(db, ids);
      return rows.map(({ id, nome, changed_at }) => ({ id, slug: slugify(nome), changed_at }));
    },
  };
}
