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
  cityCount: number | undefined;
  openCityCount?: number | undefined;
  query?: string;
};

/** Shows the dropdowns of a place. Other towns are loaded later, because their data is large. */
export function TownBar({ place, province, town, cityCount, openCityCount, query = '' }: TownBarProps) {
  const { loaded, retry } = useLoaded(place.provincia?.id ?? null, loadCitta);
  const here = town ? [town] : [];
  const citta = loaded.kind === 'loaded' ? loaded.data : here;
  return (
    <div className="strutture-bar">
      <PlaceSelects
        // No town is selected until the options are loaded, because a dropdown cannot select a missing option.
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
