import { useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { joinSentences } from '../../../kernel/text/join-sentences.ts';
import { SignInAgain } from '../../../accounts/web/owner/SignInAgain.tsx';
import { PhotoPicker } from '../../../media/web/upload/PhotoPicker.tsx';
import type { OwnerDetail } from '../../owner-contract.ts';
import { usePhotosChoice } from '../photos/use-photos-choice.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { ownerPath } from '../../rules/owner-path.ts';
import { readOutcome } from './read-outcome.ts';
import { signInPath } from '../../../accounts/web/owner/return-path.ts';
import { useChange } from '../../../accounts/web/owner/use-change.ts';
import { useNotifyParent } from '../../../accounts/web/owner/use-notify-parent.ts';
import * as messages from '../../messages/owner.ts';
import { type SentPhoto, toSentPhoto } from '../../../media/rules/photo-list.ts';
import { chooseReview } from '../../rules/choose-review.ts';
import { savedPhotos } from '../../rules/saved-photos.ts';

type PhotosReview = 'notPublished' | 'unchanged' | 'ofTheChange' | 'apply' | 'review';

type Photos = Pick<OwnerDetail, 'status' | 'modifica' | 'immagini' | 'form'>;

export function photosReview({ status, modifica, immagini, form }: Photos, chosen: readonly SentPhoto[]): PhotosReview {
  if (status !== 'approvata' && status !== 'sospesa') return 'notPublished';
  if (modifica !== null) return 'ofTheChange';
  const saved = savedPhotos(form, String).map(toSentPhoto);
  if (JSON.stringify(chosen) === JSON.stringify(saved)) return 'unchanged';
  const photos = chosen.map((photo) => (typeof photo === 'string' ? photo : photo.immagine));
  const published = { ...form, photos: immagini, hostPhoto: form.accoglie_foto };
  return chooseReview(published, { ...published, photos });
}

type PhotosFormProps = { struttura: OwnerDetail; onUnsavedChange: (isUnsaved: boolean) => void };

export function PhotosForm({ struttura, onUnsavedChange }: PhotosFormProps) {
  const { id, form } = struttura;
  const change = useChange();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<{ sentence: string; status: number }>();
  const { picker, chosen, isChanged, isUnsaved, obstacle, restore } = usePhotosChoice(form, () => setFault(undefined));
  useNotifyParent(isUnsaved, onUnsavedChange);

  const fail = (sentence: string, status = 0) => {
    setFault({ sentence, status });
    announce(sentence, 'assertive');
  };
  const save = async () => {
    if (isSending || !isChanged) return;
    if (obstacle !== null) return fail(obstacle);
    setSending(true);
    setFault(undefined);
    const answer = await change(() =>
      call('PUT /api/proprietario/strutture/{id}/foto', { params: { id }, body: { immagini: chosen } }),
    );
    setSending(false);
    if (!answer.ok) {
      const { status, detail, campi } = answer;
      return fail(joinSentences(messages.photosNotUpdated, campi['immagini'] ?? detail), status);
    }
    const { isWaiting } = readOutcome(answer.data);
    showToast(isWaiting ? messages.photosSentForReview : messages.photosUpdated(chosen.length));
  };

  return (
    <section className="card block" aria-labelledby="foto">
      <h2 id="foto" className="h3">
        {messages.photosTitle}
      </h2>
      <p className="muted" role="status">
        {messages.photosReviewNotes[photosReview(struttura, chosen)]}
      </p>
      <PhotoPicker {...picker} error={fault?.sentence} />
      {fault?.status === SIGNED_OUT && <SignInAgain to={signInPath(ownerPath(id))} />}
      <div className="row-f">
        <button type="button" className="btn" aria-disabled={!isChanged || isSending} onClick={() => void save()}>
          {isSending ? messages.savingStatus : messages.savePhotosButton}
        </button>
        {isChanged && !isSending && (
          <button type="button" className="btn quiet" onClick={restore}>
            <Icon name="x" />
            {messages.leaveUnchangedButton}
          </button>
        )}
      </div>
    </section>
  );
}
