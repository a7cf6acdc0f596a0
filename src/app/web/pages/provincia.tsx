import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../search/web/search.css';
import type { Place } from '../../../locations/contract.ts';
import { locationsMessages } from '../../../locations/messages.it.ts';
import { provinciaPhrase } from '../../../locations/rules/place-phrase.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { splitByHomes } from '../../../locations/rules/split-by-homes.ts';
import { CittaList } from '../../../locations/web/CittaList.tsx';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import { PlaceSelects } from '../../../locations/web/PlaceSelects.tsx';
import { AllHomes } from '../../../search/web/AllHomes.tsx';
import { stayQuery } from '../../../stay/rules/stay-address.ts';
import { pageContext } from '../context.ts';
import { writePlaceHead } from '../../../seo/web/place-head.ts';
import { answerPage, load, loadPart } from '../load.ts';
import { readStay } from '../read-stay.ts';
import { BackToMap } from '../shell/BackToMap.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import * as t from './provincia-messages.it.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { locations, today, publicUrl, cachePublicly, report } = context.get(pageContext);
  return load(context, async () => {
    const place = await locations.findPlace({ regione: params['regione'] ?? '', provincia: params['provincia'] ?? '' });
    if (place.provincia) cachePublicly({ tags: [`p:${place.provincia.id}`] });
    const [province, citta] = await Promise.all([
      locations.listProvince(place.regione.id),
      place.provincia ? loadPart(report, locations.listCittaWithCount(place.provincia.id)) : [],
    ]);
    return answerPage({
      isPartial: citta === null,
      place,
      province,
      citta,
      query: stayQuery(readStay(request, today)),
      head: headOf(place, publicUrl),
    });
  });
}

function pathOf({ regione, provincia }: Place, citta?: { slug: string }): string {
  return placePath({ regione: regione.slug, provincia: provincia?.slug, citta: citta?.slug });
}

function headOf(place: Place, publicUrl: string): string {
  const phrase = provinciaPhrase(place.provincia?.nome ?? '');
  return writePlaceHead(place, {
    title: t.caseIn(phrase),
    description: t.leCitta(phrase, place.regione.nome),
    path: pathOf(place),
    publicUrl,
  });
}

export { PlaceFailure as ErrorBoundary } from '../shell/PlaceFailure.tsx';
export { retryingLoader as clientLoader } from '../retrying-loader.ts';
export { readHead as meta } from '../read-head.ts';

export default function ProvinciaPage() {
  const { place, province, citta, query } = useLoaderData<typeof loader>();
  const phrase = provinciaPhrase(place.provincia?.nome ?? '');
  const total = citta?.reduce((sum, { strutture_count }) => sum + strutture_count, 0) ?? 0;
  return (
    <>
      <PlaceHeader place={place} title={`P${phrase.slice(1)}`} tall query={query} />
      <div className="wrap locations-place">
        <div className="locations-place-choice">
          <PlaceSelects place={place} province={province} citta={citta ?? []} query={query} />
          {citta && (
            <p role="status">
              <b>{locationsMessages.cittaDisponibili(citta.length)}</b>
              <br />
              <span className="muted">{locationsMessages.cittaConCase(splitByHomes(citta).withHomes.length)}</span>
            </p>
          )}
          <BackToMap />
        </div>
        <AllHomes
          where={t.inTesto(phrase)}
          dove={pathOf(place).slice('/strutture/'.length)}
          total={total}
          query={query}
        />
        <h2>{t.doveIn(phrase)}</h2>
        {citta ? (
          <CittaList citta={citta} pathOf={(each) => pathOf(place, each) + query} />
        ) : (
          <LoadFailure sentence={locationsMessages.cittaNonCaricate} />
        )}
      </div>
    </>
  );
}
