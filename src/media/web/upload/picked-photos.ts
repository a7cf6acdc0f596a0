import { chooseFiles } from '../../rules/choose-files.ts';
import {
  type FormPhoto,
  type ListedPhoto,
  type PhotoState,
  removePhoto,
  setPhotoState,
} from '../../rules/photo-list.ts';
import { withoutFocus } from '../../rules/photo-sources.ts';
import type { UploadAnswer } from './read-upload-answer.ts';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

export type PickedPhoto = ListedPhoto & { file: File | null };

export type PickedPhotos = { list: readonly PickedPhoto[]; refusals: readonly string[] };

export type RestoredPhoto = { nome: string; file: File | null; photo: FormPhoto | null };

let lastKey = 0;

function pick(file: File): PickedPhoto {
  lastKey += 1;
  return { key: `nuova-${lastKey}`, nome: file.name, file, state: { kind: 'waiting' } };
}

export function fromForm(photos: readonly FormPhoto[]): PickedPhotos {
  const list = photos.map((photo): PickedPhoto => {
    return { key: photo.immagine, nome: photo.nome, file: null, state: { kind: 'stored', photo } };
  });
  return { list, refusals: [] };
}

export function fromBefore(photos: readonly RestoredPhoto[]): PickedPhotos {
  const list = photos.flatMap(({ nome, file, photo }): PickedPhoto[] => {
    if (photo !== null) return [{ key: photo.immagine, nome, file, state: { kind: 'stored', photo } }];
    return file === null ? [] : [pick(file)];
  });
  return { list, refusals: [] };
}

export function withFiles({ list }: PickedPhotos, files: readonly File[], folders: readonly string[]): PickedPhotos {
  const { taken, refused, isOverLimit } = chooseFiles(files, list.length);
  const refusals = [
    ...refused.map(({ name, fault }) => messages.photoFaults[fault](name)),
    ...folders.map((name) => messages.photoFaults.nonValida(name)),
    ...(isOverLimit ? [messages.tooManyPhotos] : []),
  ];
  return { list: [...list, ...taken.map(pick)], refusals };
}

export function withState({ list, refusals }: PickedPhotos, key: string, state: PhotoState): PickedPhotos {
  return { list: setPhotoState(list, key, state), refusals };
}

export function withAnswer(picked: PickedPhotos, key: string, answer: UploadAnswer): PickedPhotos {
  const { list, refusals } = picked;
  const nome = list.find((photo) => photo.key === key)?.nome;
  if (nome === undefined) return picked;
  const without = (sentence: string) => ({ list: removePhoto(list, key), refusals: [...refusals, sentence] });
  if (!answer.ok && answer.fault) return without(answer.detail || messages.photoFaults[answer.fault](nome));
  if (!answer.ok) {
    const sentence = ownerMessages.fileNotUploaded(nome, answer.detail || ownerMessages.connectionLost);
    return { list: setPhotoState(list, key, { kind: 'failed', sentence }), refusals };
  }
  const { immagine, url } = answer;
  if (list.some(({ state }) => state.kind === 'stored' && withoutFocus(state.photo.url) === withoutFocus(url)))
    return without(ownerMessages.duplicatePhoto(nome));
  return { list: setPhotoState(list, key, { kind: 'stored', photo: { immagine, url, nome } }), refusals };
}
