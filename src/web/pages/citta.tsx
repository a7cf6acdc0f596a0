import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AppError } from '../../kernel/app-error.ts';
import type { Place } from '../../locations/contract.ts';
import { placePath } from '../../locations/rules/place-path.ts';
import { inCitta } from '../../locations/rules/place-phrase.ts';
import { splitByHomes } from '../../locations/rules/split-by-homes.ts';
import { PlaceHeader } from '../../locations/web/PlaceHeader.tsx';
import { TownBar } from '../../locations/web/TownBar.tsx';
import { stayQuery } from '../../stay/rules/stay-address.ts';
import { StayFilter } from '../../stay/web/StayFilter.tsx';
import { stayOnCard } from '../../stay/web/stay-on-card.ts';
import { stayWords } from '../../stay/web/stay-words.ts';
import { struttureCallMessages } from '../../strutture/call-messages.it.ts';
import { struttureMessages } from '../../strutture/messages.it.ts';
import type { ResultsPage, StrutturaCard } from '../../strutture/contract.ts';
import { largestTowns } from '../../strutture/rules/largest-towns.ts';
import { parseResultsPage, resultsPagePath } from '../../strutture/rules/results-page.ts';
import { EmptyTown } from '../../strutture/web/EmptyTown.tsx';
import { ResultsAside } from '../../strutture/web/ResultsAside.tsx';
import { ResultsList } from '../../strutture/web/ResultsList.tsx';
import { ResultsPaging } from '../../strutture/web/ResultsPaging.tsx';
import type { ShownCard } from '../../strutture/web/StrutturaCard.tsx';
import { pageContext } from '../context.ts';
import { describePath } from '../found/describe-path.ts';
import { placeCrumbs } from '../found/place-crumbs.ts';
import { regionePicture } from '../found/regione-picture.ts';
import { structured } from '../found/structured.ts';
import { load } from '../load.ts';
import { writeHead } from '../page-meta.ts';
import { readStay } from '../read-stay.ts';

/** Towns that an empty one points to. */
const SUGGESTED_TOWNS = 5;

/** A place as far as the town. */
type Town = { [Key in keyof Place]: NonNullable<Place[Key]> };

/** A card without the prices that its total is reckoned from: the page needs the total only. */
function shownOf(card: StrutturaCard): ShownCard {
  const { tariffe: _tariffe, camere: _camere, ...shown } = card;
  return shown;
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { locations, strutture, propertyCalendar, today, publicUrl } = context.get(pageContext);
  const page = parseResultsPage(new URL(request.url).searchParams.getAll('pagina'));
  const chosen = readStay(request, today);
  return load(context, async () => {
    const place = await locations.findPlace({ ...params, regione: params['regione'] ?? '' });
    const { regione, provincia, citta } = place;
    if (page === null || !provincia || !citta)
      throw new AppError('NON_TROVATO', struttureCallMessages.paginaInesistente);
    const [results, province, cities] = await Promise.all([
      strutture.listCards(citta.id, page),
      locations.listProvince(regione.id),
      locations.listCittaWithCount(provincia.id),
    ]);
    const freshness = await propertyCalendar.freshnessOf(results.strutture.map(({ id }) => id));
    const townPath = placePath({ regione: regione.slug, provincia: provincia.slug, citta: citta.slug });
    const { withHomes } = splitByHomes(cities);
    return {
      place: { regione, provincia, citta },
      province,
      town: { id: citta.id, nome: citta.nome, cap: citta.cap, slug: citta.slug, strutture_count: results.total },
      cityCount: cities.length,
      openCityCount: withHomes.length,
      elsewhere: results.total === 0 ? largestTowns(withHomes, SUGGESTED_TOWNS) : [],
      results: { ...results, strutture: results.strutture.map(shownOf) },
      stays: Object.fromEntries(results.strutture.map((each) => [each.id, stayOnCard(each, chosen, today)])),
      stay: { chosen, today, label: stayWords(chosen), query: stayQuery(chosen) },
      freshness: Object.fromEntries(freshness),
      townPath,
      head: headOf({ regione, provincia, citta }, results, publicUrl),
    };
  });
}

function headOf(place: Town, { page: number, total }: Pick<ResultsPage, 'page' | 'total'>, publicUrl: string): string {
  const { regione, provincia, citta } = place;
  const townPath = placePath({ regione: regione.slug, provincia: provincia.slug, citta: citta.slug });
  const where = inCitta(citta.nome);
  const page = number > 1 ? `, pagina ${number}` : '';
  return writeHead({
    title: `Case ${where}${page}`,
    description: `Case vacanza, B&B, affittacamere e agriturismi ${where} (${provincia.sigla}): contatti diretti, prezzi chiari, nessuna classifica a pagamento.`,
    path: resultsPagePath(townPath, number),
    publicUrl,
    picture: regionePicture(regione),
    isHidden: total === 0,
    structured: structured(describePath(publicUrl, placeCrumbs(place))),
  });
}

export { readHead as meta } from '../read-head.ts';

export default function CittaPage() {
  const { place, province, town, cityCount, openCityCount, elsewhere, results, stays, stay, freshness, townPath } =
    useLoaderData<typeof loader>();
  const { query } = stay;
  return (
    <>
      <PlaceHeader place={place} title={place.citta.nome} query={query} />
      <div className="wrap">
        <TownBar {...{ place, province, town, cityCount, query }}>
          <StayFilter {...stay} hrefOf={(asked) => resultsPagePath(townPath, results.page, asked)} />
        </TownBar>
        <div className="conto">
          <p role="status">{struttureMessages.trovate(results.total)}</p>
          {results.total > 1 && (
            <p>
              Ordine del giorno: cambia ogni mattina, è uguale per tutti e non si può comprare.{' '}
              <Link to="/come-ordiniamo">Come ordiniamo le case</Link>
            </p>
          )}
          {stay.chosen.selection.kind === 'stay' && results.total > 0 && (
            <p className="totali">
              I totali sono per le date scelte. Se quelle notti sono libere lo dice il calendario di ogni casa.
            </p>
          )}
        </div>
        <div className="res">
          {results.total === 0 ? (
            <EmptyTown place={place} elsewhere={elsewhere} query={query} />
          ) : (
            <div>
              <ResultsList strutture={results.strutture} freshness={freshness} stays={stays} />
              <ResultsPaging {...{ townPath, query }} page={results.page} pageCount={results.pageCount} />
            </div>
          )}
          <ResultsAside place={place} openCityCount={openCityCount} />
        </div>
      </div>
    </>
  );
}
