import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import type { ViewedPhoto } from './viewed-photo.ts';

/** Photos of which nothing is said. */
export const withoutDetails = (urls: readonly string[]) =>
  urls.map((url): ViewedPhoto => ({ url, stanza: null, didascalia: '' }));

/** What is said of the photos: `null` while it is on its way. Without it they are shown all the same. */
export function usePhotoDetails(photos: readonly string[], strutturaId: number | null): ViewedPhoto[] | null {
  const [details, setDetails] = useState(strutturaId === null ? withoutDetails(photos) : null);
  const [addresses] = useState(photos);
  useEffect(() => {
    if (strutturaId === null) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const { signal } = stop;
      const answer = await call('GET /api/strutture/{id}/foto', { params: { id: strutturaId }, signal });
      if (signal.aborted) return;
      setDetails(
        answer.ok
          ? answer.data.data.map(({ immagine, ...photo }) => ({ url: immagine, ...photo }))
          : withoutDetails(addresses),
      );
    };
    void ask();
    return () => stop.abort();
  }, [strutturaId, addresses]);
  return details;
}
