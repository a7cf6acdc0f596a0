import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../search/web/search.css';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import type { Place } from '../../../locations/contract.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { inCitta } from '../../../locations/rules/place-phrase.it.ts';
import { splitByHomes, largestTowns } from '../../../locations/rules/split-by-homes.ts';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import { listQuery } from '../../../stay/rules/list-address.ts';
import { pageContext } from '../context.ts';
import { writePlaceHead } from '../../../seo/web/place-head.ts';
import { redirectToCanonicalPath } from '../redirect-to-canonical-path.ts';
import { answerPage, load, loadPart } from '../load.ts';
import { LateEmptyTown, LateResultsAside, LateTownBar } from '../results/late-list-parts.ts';
import { type ResultsAddress, readResultsAddress } from '../results/read-results-address.ts';
import { readResults, WIDE_SECONDS } from '../results/read-results.ts';
import { regionsOfList } from '../results/regions-of-list.ts';
import { ResultsPage } from '../results/ResultsPage.tsx';
import { isFiltered } from '../results/tools-of.ts';
import { weekTags } from '../results/week-tags.ts';
import { widerScopes } from '../results/wider-scopes.ts';
import { searchBoxText } from '../results/search-box-text.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

const SUGGESTED_TOWNS = 5;
type Town = { [Key in keyof Place]: NonNullable<Place[Key]> };

function pathOf({ regione, provincia, citta }: Town): string {
  return placePath({ regione: regione.slug, provincia: provincia.slug, citta: citta.slug });
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { locations, today, publicUrl, cachePublicly, ...services } = context.get(pageContext);
  const { chosen, pageCursor, isMap, beside, written } = readResultsAddress(request, today);
  return load(context, async () => {
    const found = await locations.findPlace({ ...params, regione: params['regione'] ?? '' });
    redirectToCanonicalPath(found, params, request);
    const { regione, provincia, citta } = found;
    if (!provincia || !citta) throw new AppError('NON_TROVATO', struttureMessages.pageNotFound);
    cachePublicly({ tags: [`c:${citta.id}`, `p:${provincia.id}`, ...weekTags(citta.id, chosen.stay)] });
    const place = { regione, provincia, citta };
    const base = pathOf(place);
    const scope = { kind: 'citta', citta_ids: [citta.id] } as const;
    const dove = base.slice(`${paths.strutture}/`.length);
    const phrase = inCitta(citta.nome);
    const wider = widerScopes(place);
    const resultsRequest = {
      phrase,
      chosen,
      criteria: chosen,
      scope,
      base,
      dove,
      pageCursor,
      isMap,
      wider,
      beside,
      written,
    };
    const [results, province, cities] = await Promise.all([
      readResults(
        { ...services, locations, today },
        { ...resultsRequest, text: searchBoxText(chosen.testo, citta.nome) },
      ),
      locations.listProvince(regione.id),
      loadPart(services.report, locations.listCittaWithCount(provincia.id)),
    ]);
    if (results.wider.length > 0 || results.near) cachePublicly({ tags: [], seconds: WIDE_SECONDS });
    const withHomes = cities && splitByHomes(cities).withHomes;
    const town = cities?.find(({ id }) => id === citta.id) ?? null;
    const isEmpty = results.total === 0 && town?.strutture_count === 0;
    return answerPage({
      isPartial: results.isMissing || cities === null,
      place,
      province,
      town,
      cityCount: cities?.length,
      openCityCount: withHomes?.length,
      elsewhere: isEmpty && withHomes ? largestTowns(withHomes, SUGGESTED_TOWNS) : [],
      isEmpty,
      regions: regionsOfList([place]),
      results,
      query: listQuery(chosen.stay),
      head: headOf(place, { chosen, pageCursor }, { total: results.total, publicUrl }),
    });
  });
}

function headOf(
  place: Town,
  asked: Pick<ResultsAddress, 'chosen' | 'pageCursor'>,
  on: { total: number; publicUrl: string },
): string {
  const { provincia, citta } = place;
  const where = inCitta(citta.nome);
  return writePlaceHead(place, {
    title: messages.homesInCity(where),
    description: messages.cityPageDescription(where, provincia.sigla),
    path: pathOf(place),
    publicUrl: on.publicUrl,
    isHidden: on.total === 0 || asked.pageCursor !== null || isFiltered(asked.chosen),
  });
}

export { LatePlaceFailure as ErrorBoundary } from '../shell/late-failures.ts';
export { townLoader as clientLoader } from '../results/list-loader.ts';
export { readHead as meta } from '../read-head.ts';

export default function CittaPage() {
  const { place, province, town, cityCount, openCityCount, elsewhere, isEmpty, regions, results, query } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PlaceHeader place={place} title={place.citta.nome} query={query} />
      <ResultsPage
        results={results}
        places={<LateTownBar {...{ place, province, town, cityCount, openCityCount, query }} />}
        emptyState={isEmpty ? <LateEmptyTown {...{ place, elsewhere, query }} /> : undefined}
        aside={<LateResultsAside regions={regions} />}
      />
    </>
  );
}
