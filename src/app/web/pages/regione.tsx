import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../search/web/search.css';
import type { Place } from '../../../locations/contract.ts';
import { locationsMessages } from '../../../locations/messages.it.ts';
import { inRegione } from '../../../locations/rules/place-phrase.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import { PlaceSelects } from '../../../locations/web/PlaceSelects.tsx';
import { ProvinceExplorer } from '../../../locations/web/ProvinceExplorer.tsx';
import { AllHomes } from '../../../search/web/AllHomes.tsx';
import { stayQuery } from '../../../stay/rules/stay-address.ts';
import { pageContext } from '../context.ts';
import { writePlaceHead } from '../../../seo/web/place-head.ts';
import { answerPage, load, loadPart } from '../load.ts';
import { readStay } from '../read-stay.ts';
import { BackToMap } from '../shell/BackToMap.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import * as t from './regione-messages.it.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { locations, today, publicUrl, cachePublicly, report } = context.get(pageContext);
  return load(context, async () => {
    const place = await locations.findPlace({ regione: params['regione'] ?? '' });
    cachePublicly({ tags: [`r:${place.regione.id}`] });
    const [province, counts] = await Promise.all([
      locations.listProvince(place.regione.id),
      loadPart(report, locations.countByProvincia(place.regione.id)),
    ]);
    return answerPage({
      isPartial: counts === null,
      place,
      province,
      counts,
      query: stayQuery(readStay(request, today)),
      head: headOf(place, publicUrl),
    });
  });
}

function headOf(place: Place, publicUrl: string): string {
  const { nome, slug } = place.regione;
  return writePlaceHead(place, {
    title: t.caseTesto(inRegione(nome)),
    description: t.scegliUnaProvinciaEGuarda(inRegione(nome)),
    path: placePath({ regione: slug }),
    publicUrl,
  });
}

export { PlaceFailure as ErrorBoundary } from '../shell/PlaceFailure.tsx';
export { retryingLoader as clientLoader } from '../retrying-loader.ts';
export { readHead as meta } from '../read-head.ts';

export default function RegionePage() {
  const { place, province, counts, query } = useLoaderData<typeof loader>();
  const { nome, slug } = place.regione;
  return (
    <>
      <PlaceHeader place={place} title={nome} tall />
      <div className="wrap locations-place">
        <div className="locations-place-choice">
          <PlaceSelects place={place} province={province} citta={null} query={query} />
          <p>
            <b>{province.length === 1 ? '1 provincia' : `${province.length} province`}</b>
            <br />
            <span className="muted">{t.sceglineUnaPerVedere}</span>
          </p>
          <BackToMap />
        </div>
        {counts ? (
          <AllHomes
            where={inRegione(nome)}
            dove={slug}
            total={Object.values(counts).reduce((sum, count) => sum + count, 0)}
            query={query}
          />
        ) : (
          <LoadFailure sentence={locationsMessages.caseNonCaricate} />
        )}
        <h2>{t.dove(inRegione(nome))}</h2>
        <ProvinceExplorer
          codice={place.regione.codice}
          province={province}
          counts={counts}
          pathOf={(provincia) => placePath({ regione: slug, provincia: provincia.slug }) + query}
        />
      </div>
    </>
  );
}
