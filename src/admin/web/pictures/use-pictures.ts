import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { HomePicture } from '../../home-pictures-contract.ts';

type Pictures = { data: HomePicture[]; message: string };

/** One change of a place: what it shows from now on, or `null` for our own picture. */
export type PictureChange = { immagine: string; didascalia: string } | null;

/** The pictures that were replaced; `null` until they are known. `isMissing`: they did not come. */
export function usePictures() {
  const { onSignedOut } = useAdminSession();
  const pictures = useRead('GET /api/admin/chi-siamo', {});

  const change = async (posizione: number, to: PictureChange): Promise<Reply<Pictures>> => {
    const params = { posizione };
    const answer = await (to === null
      ? call('DELETE /api/admin/chi-siamo/{posizione}', { params })
      : call('PUT /api/admin/chi-siamo/{posizione}', { params, body: to }));
    if (answer.ok) pictures.change((known) => ({ ...known, data: answer.data.data }));
    else if (answer.status === SIGNED_OUT) onSignedOut();
    return answer;
  };
  return {
    pictures: pictures.data?.data ?? null,
    isMissing: pictures.hasFailed,
    retry: () => void pictures.reload(),
    change,
  };
}
