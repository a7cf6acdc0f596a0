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
import { LateResultsAside } from '../results/late-list-parts.ts';
import { type ResultsAddress, readResultsAddress } from '../results/read-results-address.ts';
import { regionByProvince, regionsOfList } from '../results/regions-of-list.ts';
import { readResults, WIDE_SECONDS } from '../results/read-results.ts';
import { readWhere, type ScopeAddress } from '../results/read-scope.ts';
import { ResultsPage } from '../results/ResultsPage.tsx';
import { isFiltered } from '../results/tools-of.ts';
import { homonymsName, whichPlace } from '../results/which-place.ts';
import { wholeWish } from '../results/whole-wish.ts';
import { ALL_ITALY, widerOfZone, type WiderScope, widerScopes } from '../results/wider-scopes.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';
import { bandOf, bandOfArea, bandOfSeveral, ITALY_BAND } from '../../../locations/rules/band-of.ts';
import type { Ambiente } from '../../../search/rules/search-criteria.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { kindOfPoint } from '../../../search/rules/zone.ts';
import { withinSentence } from '../../../search/rules/within-sentence.ts';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** A zone after "case". @example zonePhrase(seasideOfTuscany) // 'al mare in Toscana' */
export function zonePhrase({ zone, nome, dove }: OpenZone): string {
  if (zone.kind === 'riquadro') return searchMessages.inMapAreaPhrase;
  const setting = zone.kind === 'ambiente' ? withinSentence(searchMessages.environmentNames[zone.ambiente]) : '';
  const radius = zone.kind === 'ambiente' ? zone.inside : zone;
  if (radius?.kind === 'punto')
    return joined(setting, searchMessages.withinKmOfPointPhrase(radius.km, nome, kindOfPoint(radius.punto)));
  const where = radius?.kind === 'intorno' ? searchMessages.withinKmPhrase(radius.km, nome) : dove;
  return joined(setting, where);
}

/** What the search box shows of a zone, and reads as the same. */
export function zoneText(open: OpenZone): string {
  if (open.zone.kind === 'riquadro') return '';
  return open.zone.kind === 'area' ? open.nome : zonePhrase(open);
}

/** What a list is of: the one kind or service that narrows it. Of several the heading says none: the chips below it say all. */
export function listSubject({ testo, tipi, servizi, sicura, gradini }: ChosenCriteria): string {
  if (testo !== '') return searchMessages.homesTitle;
  const subjects = [
    ...tipi.map((tipo) => searchMessages.propertyTypeTitles[tipo]),
    ...servizi.map((servizio) => searchMessages.serviceTitles[servizio]),
    ...(sicura ? [searchMessages.secureHomesTitle] : []),
    ...(gradini ? [searchMessages.stepFilterTitles[gradini]] : []),
  ];
  const [only = searchMessages.homesTitle, ...more] = subjects;
  return more.length > 0 ? searchMessages.homesTitle : only;
}

/** Of a setting in all Italy: a land that shows it. Its sea is in the band of Italy. */
const SETTING_BANDS: Record<Ambiente, string> = { mare: ITALY_BAND, montagna: 'TAA', lago: 'LOM' };

/** The name of the band over a list: of a setting that of the place it is in, of what lies around a town that of the town. */
export async function bandOfList(
  { place, zone, several, scope }: Pick<ScopeAddress, 'place' | 'zone' | 'several' | 'scope'>,
  locations: Pick<PageContext['locations'], 'findPlace' | 'provinceOfTowns'>,
): Promise<string> {
  if (place) return bandOf(place);
  if (scope.kind !== 'citta') return ITALY_BAND;
  if (several !== null) return bandOfSeveral(await locations.provinceOfTowns(scope.citta_ids));
  if (zone === null) return ITALY_BAND;
  if (zone.zone.kind === 'ambiente' && zone.nome === '') return SETTING_BANDS[zone.zone.ambiente];
  if (zone.path === '') return bandOfArea(await locations.provinceOfTowns(scope.citta_ids));
  const [regione = '', provincia] = zone.path.split('/');
  return bandOf(await locations.findPlace({ regione, provincia }));
}

/** "in Toscana", "in provincia di Siena", "in Toscana o Umbria"; `null` of no place. */
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
    const text = wholeWish(chosen.testo, named);
    const wider = place ? widerScopes(place) : zone ? await widerOf(zone, locations) : [];
    const phrase = zone ? zonePhrase(zone) : (whereOf(where) ?? '');
    const { scope } = where;
    const around = scope.kind === 'citta' ? await locations.provinceOfTowns(scope.citta_ids) : place ? [place] : [];
    const regionOf = regionByProvince(around);
    const asked = { zone, phrase, criteria, chosen, text, pageCursor, isMap, wider, beside, regionOf };
    const results = await readResults({ ...services, locations, search, today }, { ...scopeAddress, ...asked });
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

export { LateSearchFailure as ErrorBoundary } from '../shell/late-search-failure.ts';
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
