import type { Regione } from '../../locations/contract.ts';
import type { SharedPicture } from './page-meta.ts';
import * as t from './messages.it.ts';

/** The poster of a region (`public/og/regioni`, drawn by `tools/generate/build-og.ts`). */
export function regionePicture({ nome, slug }: Pick<Regione, 'nome' | 'slug'>): SharedPicture {
  return { path: `/og/regioni/${slug}.jpg`, alt: t.inUnManifesto(nome) };
}
