import { paths } from '../../../kernel/pages/paths.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../search/web/search.css';
import type { CittaWithCount, Place } from '../../../locations/contract.ts';
import { inProvincia, provinciaPhrase } from '../../../locations/rules/place-phrase.it.ts';
import { placeTitle } from '../../../locations/rules/place-label.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import { splitByHomes } from '../../../locations/rules/split-by-homes.ts';
import { CittaList } from '../../../locations/web/CittaList.tsx';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import { PlaceSelects } from '../../../locations/web/PlaceSelects.tsx';
import { AllHomes } from '../../../search/web/AllHomes.tsx';
import { listQuery } from '../../../stay/rules/list-address.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import { StrutturaTiles, type TileStruttura } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import { pageContext } from '../context.ts';
import { writePlaceHead } from '../../../seo/web/place-head.ts';
import { redirectToCanonicalPath } from '../redirect-to-canonical-path.ts';
import { answerPage, load, loadPart } from '../load.ts';
import { readStay } from '../read-stay.ts';
import { readTiles, readTilesAround } from '../results/read-tiles.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import * as locationsMessages from '../../../locations/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

const FIRST_HOMES = 6;
const ROW = 3;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { locations, today, publicUrl, cachePublicly, report, ...services } = context.get(pageContext);
  return load(context, async () => {
    const place = await locations.findPlace({ regione: params['regione'] ?? '', provincia: params['provincia'] ?? '' });
    redirectToCanonicalPath(place, params, request);
    const provincia_id = place.provincia?.id ?? 0;
    cachePublicly({ tags: [`p:${provincia_id}`] });
    const stay = readStay(request, today);
    const scope = { kind: 'provincia', provincia_id } as const;
    const all = { ...services, locations, today, cachePublicly, report };
    const [province, citta, strutture] = await Promise.all([
      locations.listProvince(place.regione.id),
      loadPart(report, locations.listCittaWithCount(provincia_id)),
      loadPart(report, readTiles(all, { scope, stay, limit: FIRST_HOMES })),
    ]);
    const around = citta && strutture && (await readAround(all, { place, citta, strutture, stay }));
    return answerPage({
      isPartial: citta === null || strutture === null,
      place,
      province,
      citta,
      strutture: strutture ?? [],
      around: around ?? [],
      query: listQuery(stay),
      head: headOf(place, publicUrl),
    });
  });
}

type ProvinceHomes = { place: Place; citta: CittaWithCount[]; strutture: TileStruttura[]; stay: ListStay };

async function readAround(
  services: Parameters<typeof readTilesAround>[0],
  { place, citta, strutture, stay }: ProvinceHomes,
): Promise<TileStruttura[]> {
  const capital = citta.find(({ nome }) => nome === place.provincia?.capoluogo);
  return capital ? readTilesAround(services, { cittaId: capital.id, listed: strutture, row: ROW, stay }) : [];
}

function pathOf({ regione, provincia }: Place, citta?: { slug: string }): string {
  return placePath({ regione: regione.slug, provincia: provincia?.slug, citta: citta?.slug });
}

function headOf(place: Place, publicUrl: string): string {
  const where = inProvincia(place.provincia?.nome ?? '');
  return writePlaceHead(place, {
    title: messages.homesInProvince(where),
    description: messages.provincePageDescription(where, place.regione.nome),
    path: pathOf(place),
    publicUrl,
  });
}

export { LatePlaceFailure as ErrorBoundary } from '../shell/late-failures.ts';
export { retryingLoader as clientLoader } from '../retrying-loader.ts';
export { readHead as meta } from '../read-head.ts';

export default function ProvinciaPage() {
  const { place, province, citta, strutture, around, query } = useLoaderData<typeof loader>();
  const nome = place.provincia?.nome ?? '';
  const where = inProvincia(nome);
  const total = citta?.reduce((sum, { strutture_count }) => sum + strutture_count, 0) ?? 0;
  return (
    <>
      <PlaceHeader place={place} title={placeTitle(provinciaPhrase(nome))} query={query} />
      <div className="wrap locations-place">
        <div className="locations-place-choice">
          <PlaceSelects place={place} province={province} citta={citta ?? []} query={query} />
          {citta && <TownsCount citta={citta} />}
        </div>
        <div className="locations-wander">
          {(total > 0 || strutture.length > 0 || around.length > 0) && (
            <section aria-labelledby="case">
              <h2 id="case">{titleOf(where, strutture.length, around.length)}</h2>
              <StrutturaTiles strutture={[...strutture, ...around]} />
              <AllHomes
                where={where}
                dove={pathOf(place).slice(`${paths.strutture}/`.length)}
                total={total}
                shown={strutture.length}
                query={query}
              />
            </section>
          )}
          <section aria-labelledby="dove">
            <h2 id="dove">{messages.whereInProvince(where)}</h2>
            {citta ? (
              <CittaList citta={citta} pathOf={(each) => pathOf(place, each) + query} />
            ) : (
              <LoadFailure sentence={locationsMessages.townsNotLoaded} />
            )}
          </section>
        </div>
      </div>
    </>
  );
}

function titleOf(where: string, count: number, around: number): string {
  if (around === 0) return messages.homesInProvince(where);
  return count === 0 ? messages.homesNearbyTitle : messages.homesInAndNearProvince(where);
}

function TownsCount({ citta }: { citta: CittaWithCount[] }) {
  const { withHomes, without } = splitByHomes(citta);
  return (
    <p role="status">
      <b>{locationsMessages.townsAvailable(citta.length)}</b>
      <br />
      <span className="muted">{locationsMessages.townsWithHomes(withHomes.length, without.length)}</span>
    </p>
  );
}
