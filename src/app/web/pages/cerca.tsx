import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../search/web/search.css';
import { inCitta, inProvincia, inRegione } from '../../../locations/rules/place-phrase.it.ts';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import type { OpenZone } from '../../../search/rules/open-zone.ts';
import { readQuoted } from '../../../search/rules/split-words.ts';
import { Choice } from '../../../search/web/Choice.tsx';
import { ItalyHeader } from '../../../search/web/ItalyHeader.tsx';
import { listQuery } from '../../../stay/rules/list-address.ts';
import { type PageContext, pageContext } from '../context.ts';
import { writePlaceHead } from '../../../seo/web/place-head.ts';
import { answerPage, load } from '../load.ts';
import { bandOfList, regionByProvince, regionsOfList } from '../results/regions-of-list.ts';
import { LateResultsAside } from '../results/late-list-parts.ts';
import { listSubject, zonePhrase, zoneText } from '../results/list-phrases.ts';
import { type ResultsAddress, readResultsAddress } from '../results/read-results-address.ts';
import { readResults, WIDE_SECONDS } from '../results/read-results.ts';
import { readWhere, type ScopeAddress } from '../results/read-scope.ts';
import { ResultsPage } from '../results/ResultsPage.tsx';
import { isFiltered } from '../results/tools-of.ts';
import { homonymsName, whichPlace } from '../results/which-place.ts';
import { searchBoxText } from '../results/search-box-text.ts';
import { ALL_ITALY, widerOfZone, type WiderScope, widerScopes } from '../results/wider-scopes.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

function whereOf({ place, several }: ScopeAddress): string | null {
  if (place === null) return several;
  return place.provincia ? inProvincia(place.provincia.nome) : inRegione(place.regione.nome);
}

function titleOf(where: ScopeAddress, testo: string): string {
  const subject = listSubject(where.criteria);
  const name = homonymsName(where);
  const phrase = where.zone ? zonePhrase(where.zone) : (whereOf(where) ?? (name && inCitta(name)));
  if (phrase) return `${subject} ${phrase}`;
  if (testo !== '') return searchMessages.homesForTextTitle(readQuoted(testo) ?? testo);
  return subject === searchMessages.homesTitle ? searchMessages.homesInItalyTitle : subject;
}

async function widerOf(
  { path }: OpenZone,
  locations: Pick<PageContext['locations'], 'findPlace'>,
): Promise<WiderScope[]> {
  const [regione = '', provincia, citta] = path.split('/');
  return path === '' ? [ALL_ITALY] : widerOfZone(await locations.findPlace({ regione, provincia, citta }));
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locations, search, today, publicUrl, cachePublicly, ...services } = context.get(pageContext);
  const address = readResultsAddress(request, today);
  const { chosen, pageCursor, isMap, beside } = address;
  return load(context, async () => {
    cachePublicly({ tags: [], seconds: WIDE_SECONDS });
    const where = await readWhere(address, { locations, search });
    const { place, zone, criteria, ...scopeAddress } = where;
    const named = place?.provincia?.nome ?? place?.regione.nome ?? (zone ? zoneText(zone) : '');
    const text = searchBoxText(chosen.testo, named);
    const wider = place ? widerScopes(place) : zone ? await widerOf(zone, locations) : [];
    const phrase = zone ? zonePhrase(zone) : (whereOf(where) ?? '');
    const { scope } = where;
    const around = scope.kind === 'citta' ? await locations.provinceOfTowns(scope.citta_ids) : place ? [place] : [];
    const regionOf = regionByProvince(around);
    const resultsRequest = { zone, phrase, criteria, chosen, text, pageCursor, isMap, wider, beside, regionOf };
    const results = await readResults(
      { ...services, locations, search, today },
      { ...scopeAddress, ...resultsRequest },
    );
    const title = titleOf(where, results.keptWords);
    const query = listQuery(chosen.stay);
    return answerPage({
      isPartial: results.isMissing,
      place,
      band: await bandOfList(where, locations),
      regions: regionsOfList(around),
      title,
      results,
      which: whichPlace(where, isMap),
      query,
      head: headOf(where, address, { title, total: results.total, publicUrl }),
    });
  });
}

type HeadFacts = { title: string; total: number; publicUrl: string };

function headOf(
  { base, place }: ScopeAddress,
  { chosen, pageCursor }: ResultsAddress,
  { title, total, publicUrl }: HeadFacts,
): string {
  const page = {
    title,
    description: messages.searchPageDescription(title),
    path: base,
    publicUrl,
    isHidden: total === 0 || pageCursor !== null || isFiltered(chosen),
  };
  return writePlaceHead(place, page, [{ name: title, path: base }]);
}

export { LateSearchFailure as ErrorBoundary } from '../shell/late-failures.ts';
export { searchLoader as clientLoader } from '../results/list-loader.ts';
export { readHead as meta } from '../read-head.ts';

export default function CercaPage() {
  const { place, band, regions, title, results, which, query } = useLoaderData<typeof loader>();
  return (
    <>
      {place ? (
        <PlaceHeader place={place} title={title} query={query} below={messages.homesBreadcrumb} />
      ) : (
        <ItalyHeader title={title} band={band} />
      )}
      <ResultsPage
        results={results}
        question={which && <Choice {...which} />}
        aside={<LateResultsAside regions={regions} />}
      />
    </>
  );
}
