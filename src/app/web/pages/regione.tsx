import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../search/web/search.css';
import type { Place } from '../../../locations/contract.ts';
import { inRegione } from '../../../locations/rules/place-phrase.it.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import { PlaceSelects } from '../../../locations/web/PlaceSelects.tsx';
import { ProvinceExplorer } from '../../../locations/web/ProvinceExplorer.tsx';
import { AllHomes } from '../../../search/web/AllHomes.tsx';
import { listQuery } from '../../../stay/rules/list-address.ts';
import { StrutturaTiles } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import { pageContext } from '../context.ts';
import { writePlaceHead } from '../../../seo/web/place-head.ts';
import { redirectToCanonicalPath } from '../redirect-to-canonical-path.ts';
import { answerPage, load, loadPart } from '../load.ts';
import { readStay } from '../read-stay.ts';
import { readTiles } from '../results/read-tiles.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import * as locationsMessages from '../../../locations/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

const FIRST_HOMES = 9;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { locations, today, publicUrl, cachePublicly, report, ...services } = context.get(pageContext);
  return load(context, async () => {
    const place = await locations.findPlace({ regione: params['regione'] ?? '' });
    redirectToCanonicalPath(place, params, request);
    const regione_id = place.regione.id;
    cachePublicly({ tags: [`r:${regione_id}`] });
    const stay = readStay(request, today);
    const scope = { kind: 'regione', regione_id } as const;
    const [province, counts, strutture] = await Promise.all([
      locations.listProvince(regione_id),
      loadPart(report, locations.countByProvincia(regione_id)),
      loadPart(report, readTiles({ ...services, today, cachePublicly }, { scope, stay, limit: FIRST_HOMES })),
    ]);
    return answerPage({
      isPartial: counts === null || strutture === null,
      place,
      province,
      counts,
      strutture: strutture ?? [],
      query: listQuery(stay),
      head: headOf(place, publicUrl),
    });
  });
}

function headOf(place: Place, publicUrl: string): string {
  const { nome, slug } = place.regione;
  return writePlaceHead(place, {
    title: messages.homesInRegion(inRegione(nome)),
    description: messages.regionPageDescription(inRegione(nome)),
    path: placePath({ regione: slug }),
    publicUrl,
  });
}

export { LatePlaceFailure as ErrorBoundary } from '../shell/late-failures.ts';
export { retryingLoader as clientLoader } from '../retrying-loader.ts';
export { readHead as meta } from '../read-head.ts';

export default function RegionePage() {
  const { place, province, counts, strutture, query } = useLoaderData<typeof loader>();
  const { nome, slug } = place.regione;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <PlaceHeader place={place} title={nome} />
      <div className="wrap locations-place">
        <div className="locations-place-choice">
          <PlaceSelects place={place} province={province} citta={null} query={query} />
          <p>
            <b>{messages.provinceCount(province.length)}</b>
            <br />
            <span className="muted">{messages.chooseProvinceHint}</span>
          </p>
        </div>
        <div className="locations-wander">
          {(total !== 0 || strutture.length > 0) && (
            <section aria-labelledby="case">
              <h2 id="case">{messages.homesInRegion(inRegione(nome))}</h2>
              <StrutturaTiles strutture={strutture} />
              {total === null ? (
                <LoadFailure sentence={locationsMessages.homesNotLoaded} />
              ) : (
                <AllHomes where={inRegione(nome)} dove={slug} total={total} shown={strutture.length} query={query} />
              )}
            </section>
          )}
          <section aria-labelledby="dove">
            <h2 id="dove">{messages.whereInRegion(inRegione(nome))}</h2>
            <ProvinceExplorer
              codice={place.regione.codice}
              province={province}
              counts={counts}
              pathOf={(provincia) => placePath({ regione: slug, provincia: provincia.slug }) + query}
            />
          </section>
        </div>
      </div>
    </>
  );
}
