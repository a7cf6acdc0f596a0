import { useState } from 'react';
import { call, SIGNED_OUT } from '../../../../api/call.ts';
import { joinSentences } from '../../../../kernel/text/join-sentences.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import type { AdminPost } from '../../../admin-contract.ts';
import { META_LENGTH, TITLE_LENGTH } from '../../../rules/check-post.ts';
import { useSend } from '../use-send.ts';
import type { ArticleFields } from './article-fields.ts';
import * as messages from '../../../messages/admin.ts';

export type FieldFaults = Partial<Record<keyof ArticleFields, string>>;

export type SaveFault = { sentence: string; fields: FieldFaults; isSignedOut: boolean };

function faultsOf(fields: ArticleFields, isUploading: boolean): SaveFault | null {
  const { titolo, contenuto, categoria, meta_description } = fields;
  const missing: FieldFaults = {
    ...(titolo.trim() === '' && { titolo: messages.titleRequired }),
    ...(contenuto === '' && { contenuto: messages.contentRequired }),
    ...(categoria === '' && { categoria: messages.categoryRequired }),
  };
  const saveFault = (sentence: string, faults: FieldFaults) => ({ sentence, fields: faults, isSignedOut: false });
  if (Object.keys(missing).length > 0) return saveFault(messages.blogFaults.campiMancanti, missing);
  if (isUploading) return saveFault(messages.photoStillUploading, { immagine_copertina: messages.photoStillUploading });
  if (titolo.trim().length > TITLE_LENGTH)
    return saveFault(messages.blogFaults.titoloLungo, { titolo: messages.blogFaults.titoloLungo });
  return meta_description.trim().length > META_LENGTH
    ? saveFault(messages.blogFaults.metaLunga, { meta_description: messages.blogFaults.metaLunga })
    : null;
}

/** Version that no article has, so the server reports a conflict for an article that was never fully loaded. */
const NO_VERSION = 0;

type SaveOptions = {
  id: number | null;
  fields: ArticleFields;
  versione: number | null;
  isUploading: boolean;
};

export function useSaveArticle(onSaved: (post: AdminPost, sent: ArticleFields) => void) {
  const { isBusy, send } = useSend(true);
  const [fault, setFault] = useState<SaveFault | null>(null);
  const save = async ({ id, fields, versione, isUploading }: SaveOptions) => {
    const local = faultsOf(fields, isUploading);
    setFault(local);
    if (local !== null) return;
    const sent =
      id === null
        ? await send(() => call('POST /api/admin/blog/posts', { body: fields }))
        : await send(() =>
            call('PUT /api/admin/blog/posts/{id}', {
              params: { id },
              body: { ...fields, versione: versione ?? NO_VERSION },
            }),
          );
    if (sent === null) return;
    if (sent.ok) {
      showToast(sent.data.message);
      return onSaved(sent.data.data, fields);
    }
    const { detail, campi, status } = sent;
    const isAboutFields = Object.keys(campi).length > 0;
    const failed = id === null ? messages.articleNotCreated : messages.articleNotSaved;
    const sentence = isAboutFields ? detail : joinSentences(failed, detail);
    setFault({ sentence, fields: campi, isSignedOut: status === SIGNED_OUT });
  };
  return { isBusy, fault, save: (saving: SaveOptions) => void save(saving), forget: () => setFault(null) };
}
