import { brandName } from '../../../kernel/brand/brand.ts';
import { useParams, useRouteError } from 'react-router';
import type { CittaWithCount, Provincia } from '../../../locations/contract.ts';
import { KNOWN_PROVINCE } from '../../../locations/rules/known-province.ts';
import { KNOWN_REGIONI } from '../../../locations/rules/known-regioni.ts';
import { type PlaceSlugs, placePath } from '../../../locations/rules/place-path.ts';
import { inRegione, provinciaPhrase } from '../../../locations/rules/place-phrase.it.ts';
import { placeTitle } from '../../../locations/rules/place-label.ts';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import { PlaceSelects } from '../../../locations/web/PlaceSelects.tsx';
import { ProvinceExplorer } from '../../../locations/web/ProvinceExplorer.tsx';
import { visitedPlaces } from '../../../locations/web/visited-places.ts';
import { isRetryable } from '../is-retryable.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { LateRouteError } from './late-parts.ts';
import * as locationsMessages from '../../../locations/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SectionLink } from './SectionLink.tsx';

function BackToMap() {
  return (
    <SectionLink section="regioni" className="btn alt">
      <Icon name="map-trifold" />
      {messages.backToMapLink}
    </SectionLink>
  );
}

function nameOf(slug: string): string {
  return slug.replaceAll(/(^|-)./g, (start) => start.replace('-', ' ').toUpperCase());
}

type FailureText = { title: string; sentence: string; below?: string | undefined };

function describe(
  { regione, provincia, citta }: PlaceSlugs,
  above: Provincia | null,
  seen: string | undefined,
): FailureText {
  if (citta !== undefined) {
    const nome = seen ?? nameOf(citta);
    return { title: nome, below: nome, sentence: locationsMessages.homesNotLoaded };
  }
  if (provincia === undefined) return { title: regione, sentence: locationsMessages.homesNotLoaded };
  const nome = above?.nome ?? nameOf(provincia);
  const title = placeTitle(provinciaPhrase(nome));
  return { title, below: above ? undefined : nome, sentence: locationsMessages.townsNotLoaded };
}

function provinceOf(regione_id: number): Provincia[] {
  const visited = new Map([...visitedPlaces.province.values()].map((each) => [each.id, each]));
  return KNOWN_PROVINCE.filter((each) => each.regione_id === regione_id).map((each) => visited.get(each.id) ?? each);
}

function cittaOf(provinciaPath: string): CittaWithCount[] {
  return [...visitedPlaces.citta].filter(([path]) => path.startsWith(`${provinciaPath}/`)).map(([, citta]) => citta);
}

export function PlaceFailure() {
  const error = useRouteError();
  const { regione: slug = '', provincia, citta } = useParams();
  const regione = KNOWN_REGIONI.find((known) => known.slug === slug);
  if (regione === undefined || !isRetryable(error)) return <LateRouteError error={error} />;
  const province = provinceOf(regione.id);
  const above = province.find((each) => each.slug === provincia) ?? null;
  const seen = visitedPlaces.citta.get(placePath({ regione: slug, provincia, citta }))?.nome;
  const { title, sentence, below } = describe({ regione: regione.nome, provincia, citta }, above, seen);
  const place = { regione, provincia: above, citta: null };
  return (
    <>
      <title>{`${title} — ${brandName}`}</title>
      <PlaceHeader place={place} title={title} below={below} />
      <div className="wrap locations-place">
        <LoadFailure sentence={sentence} />
        <div className="locations-place-choice">
          <PlaceSelects
            place={place}
            province={province}
            citta={above && cittaOf(placePath({ regione: slug, provincia }))}
          />
          <BackToMap />
        </div>
        <section aria-labelledby="dove">
          <h2 id="dove">{messages.whereInRegion(inRegione(regione.nome))}</h2>
          <ProvinceExplorer
            codice={regione.codice}
            province={province}
            counts={null}
            pathOf={(each) => placePath({ regione: slug, provincia: each.slug })}
          />
        </section>
      </div>
    </>
  );
}
