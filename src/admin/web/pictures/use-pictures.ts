import { useEffect, useEffectEvent, useState } from 'react';
import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { HomePicture } from '../../home-pictures-contract.ts';

type Pictures = { data: HomePicture[]; message: string };

/** One change of a place: what it shows from now on, or `null` for our own picture. */
export type PictureChange = { immagine: string; didascalia: string } | null;

/** The pictures that were replaced; `null` until they are known. `isMissing`: they did not come. */
export function usePictures() {
  const { onSignedOut } = useAdminSession();
  const [pictures, setPictures] = useState<readonly HomePicture[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [turn, setTurn] = useState(0);

  const hear = useEffectEvent((answer: Reply<Pick<Pictures, 'data'>>) => {
    if (answer.ok) setPictures(answer.data.data);
    else if (answer.status === SIGNED_OUT) onSignedOut();
  });
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      const answer = await call('GET /api/admin/chi-siamo', { signal: controller.signal });
      if (controller.signal.aborted) return;
      setMissing(!answer.ok);
      hear(answer);
    };
    void read();
    return () => controller.abort();
  }, [turn]);

  const change = async (posizione: number, to: PictureChange): Promise<Reply<Pictures>> => {
    const params = { posizione };
    const answer = await (to === null
      ? call('DELETE /api/admin/chi-siamo/{posizione}', { params })
      : call('PUT /api/admin/chi-siamo/{posizione}', { params, body: to }));
    if (answer.ok) setPictures(answer.data.data);
    else if (answer.status === SIGNED_OUT) onSignedOut();
    return answer;
  };
  return { pictures, isMissing, retry: () => setTurn(turn + 1), change };
}
