import { RetryNote } from '../../ui/loading/RetryNote.tsx';
import type { CittaWithCount, Place, Provincia } from '../contract.ts';
import { PlaceSelects } from './PlaceSelects.tsx';
import { useLoaded } from './use-loaded.ts';
import * as messages from '../messages/visitor.ts';
import { callOrThrow } from '../../api/call.ts';
import { loadWithRetry } from './load-with-retry.ts';

export function loadCitta(provinciaId: number, signal: AbortSignal): Promise<CittaWithCount[]> {
  return loadWithRetry({
    signal,
    attempt: (limited) =>
      callOrThrow('GET /api/province/{provincia_id}/citta-with-count', {
        params: { provincia_id: provinciaId },
        cache: 'no-store',
        headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
        signal: limited,
      }),
  });
}

type TownBarProps = {
  place: Place;
  province: Provincia[];
  town: CittaWithCount | null;
  /** Cities of its province, where they are counted. */
  cityCount: number | undefined;
  /** How many of them have homes. */
  openCityCount?: number | undefined;
  /** What the other towns' addresses keep of this one. */
  query?: string;
};

/** The page brings its own town only: the others, up to 312, would weigh as much as the results, and come later. */
export function TownBar({ place, province, town, cityCount, openCityCount, query = '' }: TownBarProps) {
  const { loaded, retry } = useLoaded(place.provincia?.id ?? null, loadCitta);
  const here = town ? [town] : [];
  const citta = loaded.kind === 'loaded' ? loaded.data : here;
  return (
    <div className="strutture-bar">
      <PlaceSelects
        // The town of the page is no choice before it is among them.
        place={citta.length > 0 ? place : { ...place, citta: null }}
        province={province}
        citta={citta}
        look="pill"
        query={query}
      />
      {loaded.kind === 'failed' ? (
        <RetryNote sentence={messages.townsNotLoaded} onRetry={retry} />
      ) : (
        cityCount !== undefined && (
          <p className="muted">
            <span>{messages.townsAvailable(cityCount)}</span>
            {openCityCount !== undefined && <span>{messages.townsWithHomesSuffix(openCityCount)}</span>}
          </p>
        )
      )}
    </div>
  );
}
