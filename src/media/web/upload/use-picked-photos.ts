import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import { countPhotos, type FormPhoto, isSamePhotos, storedPhotos } from '../../rules/photo-list.ts';
import {
  fromBefore,
  fromForm,
  type PickedPhoto,
  type RestoredPhoto,
  type PickedPhotos,
  withAnswer,
  withState,
} from './picked-photos.ts';
import { type UploadShare, uploadPhoto } from './upload-photo.ts';
import * as messages from '../../messages/owner.ts';

/** Maximum number of parallel uploads. More would not be faster on a mobile connection. */
const MAX_AT_ONCE = 3;

type SetPicked = Dispatch<SetStateAction<PickedPhotos>>;

function useUploads(list: readonly PickedPhoto[], setPicked: SetPicked): void {
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const uploads = running.current;
    for (const [key, controller] of uploads) {
      if (list.some((photo) => photo.key === key)) continue;
      controller.abort();
      uploads.delete(key);
    }
    const waiting = list.filter(({ key, state }) => state.kind === 'waiting' && !uploads.has(key));
    const begin = async ({ key, file }: PickedPhoto) => {
      if (!file) return;
      const controller = new AbortController();
      uploads.set(key, controller);
      const setShare = (share: UploadShare) =>
        setPicked((picked) => withState(picked, key, { kind: 'uploading', share }));
      setShare(0);
      const answer = await uploadPhoto(file, controller.signal, setShare);
      uploads.delete(key);
      setPicked((picked) => withAnswer(picked, key, answer));
    };
    for (const photo of waiting.slice(0, MAX_AT_ONCE - uploads.size)) void begin(photo);
  }, [list, setPicked]);

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const controller of uploads.values()) controller.abort();
      uploads.clear();
    };
  }, []);
}

export type PhotosOfForm = {
  photos: readonly FormPhoto[];
  onChange: (photos: FormPhoto[]) => void;
  restored?: readonly RestoredPhoto[] | null | undefined;
  onList?: ((list: readonly PickedPhoto[]) => void) | undefined;
  onBusyChange?: ((busy: boolean) => void) | undefined;
  onFailedChange?: ((failed: number) => void) | undefined;
};

function useUploadAnnouncements(running: number, stored: number, failed: number) {
  const before = useRef({ isRunning: false, stored, failed });
  useEffect(() => {
    const isRunning = running > 0;
    const { isRunning: wasRunning, stored: had, failed: hadFailed } = before.current;
    if (isRunning && wasRunning) return;
    before.current = { isRunning, stored, failed };
    if (isRunning) return announce(messages.uploadingPhotos(running));
    const sentences = [
      stored > had && messages.photosUploaded(stored - had),
      failed > hadFailed && messages.photosNotUploaded(failed - hadFailed),
    ].filter((sentence) => sentence !== false);
    if (wasRunning && sentences.length > 0) announce(sentences.join(' '));
  }, [running, stored, failed]);
}

/** Announces that a photo is being shrunk. Must run last, because screen readers read only the last announcement. */
function useShrinkingAnnouncement(list: readonly PickedPhoto[]) {
  const shrinking = list.find(({ state }) => state.kind === 'uploading' && state.share === null)?.nome;
  useEffect(() => {
    if (shrinking !== undefined) announce(messages.shrinkingPhoto(shrinking));
  }, [shrinking]);
}

/** Holds the picked photos of a form. Restoring a draft or resetting the form replaces all of them. */
export function usePickedPhotos({ photos, restored, onChange, onList, onBusyChange, onFailedChange }: PhotosOfForm) {
  const [picked, setPicked] = useState(() => (restored ? fromBefore(restored) : fromForm(photos)));
  const { list } = picked;
  useUploads(list, setPicked);
  const notifyList = useEffectEvent(() => onList?.(list));
  const stages = list.map(({ key, state: { kind } }) => `${key} ${kind === 'stored'}`).join();
  useEffect(() => notifyList(), [stages]);

  // Lists that were reported to the form. If the form passes one of them back, it was not reset.
  const reported = useRef<(readonly FormPhoto[])[]>([photos]);
  const notify = useEffectEvent(() => {
    const stored = storedPhotos(list);
    if (isSamePhotos(stored, reported.current.at(-1) ?? [])) return;
    reported.current.push(stored);
    onChange(stored);
  });
  useEffect(() => notify(), [list]);
  const resetPicked = useEffectEvent(() => {
    const known = reported.current.findIndex((each) => isSamePhotos(each, photos));
    if (known >= 0) return void reported.current.splice(0, known);
    reported.current = [photos];
    setPicked(fromForm(photos));
  });
  useEffect(() => resetPicked(), [photos]);

  const running = countPhotos(list, 'waiting', 'uploading');
  const failed = countPhotos(list, 'failed');
  const isBusy = running > 0;
  const notifyBusy = useEffectEvent((busy: boolean) => onBusyChange?.(busy));
  useEffect(() => notifyBusy(isBusy), [isBusy]);
  const notifyFailed = useEffectEvent((count: number) => onFailedChange?.(count));
  useEffect(() => notifyFailed(failed), [failed]);
  useUploadAnnouncements(running, countPhotos(list, 'stored'), failed);
  useShrinkingAnnouncement(list);

  return { picked, setPicked };
}
