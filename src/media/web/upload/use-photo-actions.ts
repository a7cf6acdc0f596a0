import { type Dispatch, type SetStateAction, useState } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import type { PhotoDetails } from '../../rules/photo-details.ts';
import { movePhoto, removePhoto, setPhotoDetails, setPhotoState } from '../../rules/photo-list.ts';
import { type PickedPhoto, type PickedPhotos, withFiles } from './picked-photos.ts';
import type { DroppedFiles } from './read-dropped-files.ts';
import * as messages from '../../messages/owner.ts';

type Photos = readonly PickedPhoto[];
type SetPicked = Dispatch<SetStateAction<PickedPhotos>>;
type FocusNext = (key: string | undefined, action: string) => void;

const onList = (setPicked: SetPicked) => (change: (list: Photos) => Photos) =>
  setPicked((picked) => ({ ...picked, list: change(picked.list) }));

function isSamePhoto(one: PickedPhoto, other: PickedPhoto): boolean {
  if (one.key === other.key) return true;
  return one.state.kind === 'stored' && other.state.kind === 'stored' && one.state.photo.url === other.state.photo.url;
}

function useRemoval(list: Photos, setPicked: SetPicked, focusNext: FocusNext) {
  const [removed, setRemoved] = useState<{ photo: PickedPhoto; at: number } | null>(null);
  const setList = onList(setPicked);
  const remove = (key: string) => {
    const at = list.findIndex((each) => each.key === key);
    const photo = list[at];
    if (!photo) return;
    focusNext((list[at + 1] ?? list[at - 1])?.key, 'rimuovi');
    setList((photos) => removePhoto(photos, key));
    setRemoved({ photo, at });
  };
  const restore = () => {
    if (!removed) return;
    const { photo, at } = removed;
    const state = photo.state.kind === 'stored' ? photo.state : { kind: 'waiting' as const };
    focusNext(photo.key, 'rimuovi');
    setList((photos) => photos.toSpliced(at, 0, { ...photo, state }));
    setRemoved(null);
    announce(messages.photoRestored);
  };
  // Undo is not offered if the form has restored the photo or the owner has added it again.
  const canRestore = removed !== null && !list.some((each) => isSamePhoto(each, removed.photo));
  return { remove, restore, canRestore, forget: () => setRemoved(null) };
}

export function usePhotoActions({ list }: PickedPhotos, setPicked: SetPicked, focusNext: FocusNext) {
  const removal = useRemoval(list, setPicked, focusNext);
  const setList = onList(setPicked);
  const add = ({ files, folders }: DroppedFiles) => {
    removal.forget();
    setPicked((picked) => withFiles(picked, files, folders));
  };
  const moveTo = (key: string, to: number) => {
    setList((photos) => movePhoto(photos, key, to));
    announce(messages.photoPosition(to + 1, list.length));
  };
  const move = (key: string, to: number, action: string) => {
    focusNext(key, action);
    moveTo(key, to);
  };
  const dropOn = (key: string, over: string) => {
    const to = list.findIndex((photo) => photo.key === over);
    if (to >= 0) moveTo(key, to);
  };
  const retry = (keys: readonly string[]) => {
    focusNext(keys[0], 'rimuovi');
    setList((photos) => keys.reduce((rest, key) => setPhotoState(rest, key, { kind: 'waiting' }), photos));
  };
  const setDetails = (key: string, details: PhotoDetails) => setList((photos) => setPhotoDetails(photos, key, details));
  return { ...removal, add, move, dropOn, retry, setDetails };
}
