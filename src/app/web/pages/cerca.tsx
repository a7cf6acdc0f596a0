import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../search/web/search.css';
import { inCitta, inRegione, provinciaPhrase } from '../../../locations/rules/place-phrase.ts';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import { searchPageMessages } from '../../../search/page-messages.it.ts';
import { readQuoted } from '../../../search/rules/split-words.ts';
import { Homonyms } from '../../../search/web/Homonyms.tsx';
import { ItalyHeader } from '../../../search/web/ItalyHeader.tsx';
import { listQuery } from '../../../stay/rules/list-address.ts';
import { ResultsAside } from '../../../strutture/web/visitor/ResultsAside.tsx';
import { SafeAside } from '../../../strutture/web/visitor/SafeAside.tsx';
import { pageContext } from '../context.ts';
import { writePlaceHead } from '../../../seo/web/place-head.ts';
import { answerPage, load } from '../load.ts';
import { hrefOf } from '../results/href-of.ts';
import { viewedBase } from '../results/map-of.ts';
import { type ResultsAddress, readResultsAddress } from '../results/read-results-address.ts';
import { readResults, WIDE_SECONDS } from '../results/read-results.ts';
import { listBase } from '../results/list-base.ts';
import { readWhere, type ScopeAddress } from '../results/read-scope.ts';
import { ResultsPage } from '../results/ResultsPage.tsx';
import { isFiltered } from '../results/tools-of.ts';
import { wholeWish } from '../results/whole-wish.ts';
import { zonePhrase, zoneText } from '../results/zone-phrase.ts';
import { ALL_ITALY, widerScopes } from '../results/wider-scopes.ts';
import * as t from './cerca-messages.it.ts';

/** "in Toscana", "in provincia di Siena"; `null` of no place. */
function whereOf({ place }: ScopeAddress): string | null {
  if (place === null) return null;
  return place.provincia ? t.inTesto(provinciaPhrase(place.provincia.nome)) : inRegione(place.regione.nome);
}

function titleOf(where: ScopeAddress, testo: string): string {
  if (where.zone) return t.caseTesto(zonePhrase(where.zone));
  const phrase = whereOf(where);
  const [homonym] = where.homonyms;
  if (phrase !== null) return t.caseTesto(phrase);
  if (homonym) return t.caseTestoInCitta(inCitta(homonym.nome));
  return testo === '' ? searchPageMessages.caseItalia : searchPageMessages.casePer(readQuoted(testo) ?? testo);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locations, search, today, publicUrl, cachePublicly, ...services } = context.get(pageContext);
  const address = readResultsAddress(request, today);
  const { chosen, pageCursor, isMap } = address;
  return load(context, async () => {
    cachePublicly({ tags: [], seconds: WIDE_SECONDS });
    const where = await readWhere(address, { locations, search });
    const { place, zone, homonyms, namesakes, corrected, criteria, ...scopeAddress } = where;
    const named = place?.provincia?.nome ?? place?.regione.nome ?? (zone ? zoneText(zone) : '');
    const text = wholeWish(chosen.testo, named);
    const wider = place ? widerScopes(place) : zone ? [ALL_ITALY] : [];
    const phrase = zone ? zonePhrase(zone) : (whereOf(where) ?? '');
    const resultsRequest = { ...scopeAddress, zone, phrase, criteria, chosen, text, pageCursor, isMap, wider };
    const results = await readResults({ ...services, locations, search, today }, resultsRequest);
    const title = titleOf(where, results.keptWords);
    const query = listQuery(chosen.stay);
    const inPlace = { ...criteria, testo: '' };
    return answerPage({
      isPartial: results.isMissing,
      place,
      title,
      results,
      homonyms: homonyms.map((each) => ({ ...each, path: hrefOf(viewedBase(listBase(each.path), isMap), criteria) })),
      corrected: corrected.map(({ word, instead }) => searchPageMessages.letta(word, instead)),
      namesakes: namesakes.map((each) => ({ ...each, path: hrefOf(viewedBase(listBase(each.path), isMap), inPlace) })),
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
    description: t.caseVacanzaBBAffittacamere(title),
    path: base,
    publicUrl,
    isHidden: total === 0 || pageCursor !== null || isFiltered(chosen),
  };
  return writePlaceHead(place, page, [{ name: title, path: base }]);
}

export { readHead as meta } from '../read-head.ts';

export default function CercaPage() {
  const { place, title, results, homonyms, namesakes, corrected, query } = useLoaderData<typeof loader>();
  return (
    <>
      {place ? (
        <PlaceHeader place={place} title={title} query={query} below={t.caseDelPercorso} />
      ) : (
        <ItalyHeader title={title} />
      )}
      <ResultsPage
        results={results}
        question={<Homonyms {...{ homonyms, namesakes, corrected }} />}
        aside={place ? <ResultsAside place={place} /> : <SafeAside />}
      />
    </>
  );
}
