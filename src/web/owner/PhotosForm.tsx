import { useState } from 'react';
import { SignInAgain } from '../../accounts/web/SignInAgain.tsx';
import type { FormPhoto } from '../../media/rules/photo-list.ts';
import { PhotoPicker } from '../../media/web/upload/PhotoPicker.tsx';
import { areaMessages } from '../../strutture/area-messages.it.ts';
import { formMessages } from '../../strutture/form-messages.it.ts';
import type { OwnDetail } from '../../strutture/owner-contract.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SIGNED_OUT } from '../../ui/send-json.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ownCall, ownPath } from './own-path.ts';
import { photosReview } from './photos-review.ts';
import { readOutcome } from './read-outcome.ts';
import { signInPath } from './return-path.ts';
import { useChange } from './use-change.ts';
import { useTold } from './use-told.ts';

function keptPhotos(urls: readonly string[]): FormPhoto[] {
  return urls.map((url, index) => ({ immagine: url, url, nome: `Foto ${index + 1}` }));
}

type PhotosFormProps = { struttura: OwnDetail; onUnsavedChange: (isUnsaved: boolean) => void };

/** The photos by themselves, saved apart from the rest: those of a published struttura are reviewed first. */
export function PhotosForm({ struttura, onUnsavedChange }: PhotosFormProps) {
  const { id, form } = struttura;
  const change = useChange();
  const [photos, setPhotos] = useState(() => keptPhotos(form.immagini));
  const [isUploading, setUploading] = useState(false);
  const [failed, setFailed] = useState(0);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ sentence: string; status: number }>();

  const hasUploads = isUploading || failed > 0;
  const saved = form.immagini.join(' ');
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    // What was chosen here and is not saved stays: also what was added while the rest was sent.
    const isOurs = hasUploads || photos.map(({ url }) => url).join(' ') !== seen;
    if (!isOurs) setPhotos(keptPhotos(form.immagini));
  }
  // An upload that is saved by now is one of the struttura's photos, and has the same address.
  const chosen = photos.map(({ immagine, url }) => (form.immagini.includes(url) ? url : immagine));
  const isChanged = chosen.join(' ') !== saved;
  useTold(isChanged || hasUploads, onUnsavedChange);

  const fail = (sentence: string, status = 0) => {
    setFault({ sentence, status });
    announce(sentence, 'assertive');
  };
  const choose = (next: FormPhoto[]) => {
    setPhotos(next);
    setFault(undefined);
  };
  const save = async () => {
    if (isSending || !isChanged) return;
    if (isUploading) return fail(areaMessages.fotoInArrivo);
    if (failed > 0) return fail(formMessages.fotoNonCaricate(failed));
    setSending(true);
    setFault(undefined);
    const answer = await change('PUT', ownCall(id, '/foto'), { immagini: chosen });
    setSending(false);
    if (!answer.ok) {
      const { status, detail, campi } = answer;
      return fail(`${areaMessages.fotoNonAggiornate}. ${campi['immagini'] ?? detail}`, status);
    }
    const { isWaiting } = readOutcome(answer.data);
    showToast(isWaiting ? areaMessages.fotoInRevisione : areaMessages.fotoAggiornate(chosen.length));
  };

  return (
    <section className="card blocco" aria-labelledby="foto">
      <h2 id="foto" className="h3">
        Foto
      </h2>
      <p className="muted" role="status">
        {areaMessages.foto[photosReview(struttura, chosen)]}
      </p>
      <PhotoPicker
        photos={photos}
        onChange={choose}
        onBusyChange={(busy) => {
          setUploading(busy);
          setFault(undefined);
        }}
        onFailedChange={(count) => {
          setFailed(count);
          setFault(undefined);
        }}
        error={fault?.sentence}
      />
      {fault?.status === SIGNED_OUT && <SignInAgain to={signInPath(ownPath(id))} />}
      <div className="row-f">
        <button type="button" className="btn" aria-disabled={!isChanged || isSending} onClick={() => void save()}>
          {isSending ? 'Salviamo…' : 'Salva le foto'}
        </button>
        {isChanged && !isSending && (
          <button type="button" className="btn quiet" onClick={() => choose(keptPhotos(form.immagini))}>
            <Icon name="x" />
            Lascia com’era
          </button>
        )}
      </div>
    </section>
  );
}
