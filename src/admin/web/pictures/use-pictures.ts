import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import { type JsonAnswer, SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';
import type { HomePicture } from '../../home-pictures-contract.ts';

const CALL = '/api/admin/chi-siamo';

function isPicture(value: unknown): value is HomePicture {
  if (typeof value !== 'object' || value === null) return false;
  if (!('posizione' in value && 'url' in value && 'didascalia' in value)) return false;
  const { posizione, url, didascalia } = value;
  return typeof posizione === 'number' && typeof url === 'string' && typeof didascalia === 'string';
}

function readPictures(answer: unknown): readonly HomePicture[] {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return [];
  return Array.isArray(answer.data) ? answer.data.filter(isPicture) : [];
}

/** One change of a place: what it shows from now on, or `null` for our own picture. */
export type PictureChange = { immagine: string; didascalia: string } | null;

/** The pictures that were replaced; `null` until they are known. `isMissing`: they did not come. */
export function usePictures() {
  const { onSignedOut } = useAdminSession();
  const [pictures, setPictures] = useState<readonly HomePicture[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [turn, setTurn] = useState(0);

  const hear = useEffectEvent((answer: JsonAnswer) => {
    if (answer.ok) setPictures(readPictures(answer.data));
    else if (answer.status === SIGNED_OUT) onSignedOut();
  });
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      const answer = await sendJson('GET', CALL, undefined, controller.signal);
      if (controller.signal.aborted) return;
      setMissing(!answer.ok);
      hear(answer);
    };
    void read();
    return () => controller.abort();
  }, [turn]);

  const change = async (posizione: number, to: PictureChange): Promise<JsonAnswer> => {
    const path = `${CALL}/${posizione}`;
    const answer = to === null ? await sendJson('DELETE', path) : await sendJson('PUT', path, to);
    if (answer.ok) setPictures(readPictures(answer.data));
    else if (answer.status === SIGNED_OUT) onSignedOut();
    return answer;
  };
  return { pictures, isMissing, retry: () => setTurn(turn + 1), change };
}
