import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { type PickedPhoto, type PickedPhotos, withAnswer, withState } from './picked-photos.ts';
import { uploadPhoto } from './upload-photo.ts';

/** More at once make none of them faster on a phone's line. */
const MOST_AT_ONCE = 3;

type SetPicked = Dispatch<SetStateAction<PickedPhotos>>;

/** Uploads the photos that wait, a few at a time, in their order; one that is removed from the list is called off. */
export function useUploads(list: readonly PickedPhoto[], setPicked: SetPicked): void {
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
      const setShare = (share: number) => setPicked((picked) => withState(picked, key, { kind: 'uploading', share }));
      setShare(0);
      const answer = await uploadPhoto(file, controller.signal, setShare);
      uploads.delete(key);
      setPicked((picked) => withAnswer(picked, key, answer));
    };
    for (const photo of waiting.slice(0, MOST_AT_ONCE - uploads.size)) void begin(photo);
  }, [list, setPicked]);

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const controller of uploads.values()) controller.abort();
      uploads.clear();
    };
  }, []);
}
