import { useEffect, useState } from 'react';
import type { PickedPhoto, RestoredPhoto } from '../../../media/web/upload/picked-photos.ts';
import { isUploadGood } from '../../rules/draft-life.ts';
import type { DraftPhoto, StoredDraft } from './device-drafts.ts';
import type { FormState } from './form-state.ts';
import { type Draft, isSame, readDraft } from './read-draft.ts';
import type { DeviceDrafts } from './use-device-draft.ts';

/** `stored_at` is NaN if the photo must still be uploaded. */
type StoredPhotoKey = { id: string; stored_at: number };

const byFile = new WeakMap<File, StoredPhotoKey>();
const byUpload = new Map<string, StoredPhotoKey>();

function recallPhoto({ file, photo }: Pick<RestoredPhoto, 'file' | 'photo'>, as: StoredPhotoKey): void {
  if (file !== null) byFile.set(file, { ...as });
  else if (photo !== null) byUpload.set(photo.immagine, { ...as });
}

function knownOf(file: File): StoredPhotoKey {
  const known = byFile.get(file) ?? { id: crypto.randomUUID(), stored_at: Number.NaN };
  byFile.set(file, known);
  return known;
}

function describe({ nome, file, state }: PickedPhoto): DraftPhoto | null {
  const photo = state.kind === 'stored' ? state.photo : null;
  if (file === null) {
    const known = photo && byUpload.get(photo.immagine);
    return known ? { ...known, nome, photo } : null;
  }
  const known = knownOf(file);
  if (photo !== null && Number.isNaN(known.stored_at)) known.stored_at = Date.now();
  return { ...known, nome, photo };
}

function describePhotos(list: readonly PickedPhoto[]): { photos: DraftPhoto[]; files: Map<string, File> } {
  const photos = list.map(describe).filter((photo) => photo !== null);
  const files = list.flatMap(({ file }) => (file === null ? [] : [[knownOf(file).id, file] as const]));
  return { photos, files: new Map(files) };
}

export type DraftPlace = { key: string; drafts: DeviceDrafts | 'tab' };

type FoundDraft = { state: FormState; saved_at: number | null; photos: RestoredPhoto[] | null };

/** Loads a draft from the tab's storage. If the browser forbids storage, drafts are disabled and everything else works. */
function loadFromTab(key: string, initial: FormState): FoundDraft | null {
  try {
    const state = readDraft(sessionStorage.getItem(key), initial);
    return state && { state, saved_at: null, photos: null };
  } catch {
    return null;
  }
}

function store(key: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('La bozza non si può salvare', error);
  }
}

export function dropDraft(key: string): void {
  store(key, null);
}

function restorePhoto({ id, nome, photo, stored_at }: DraftPhoto, files: StoredDraft['files']): RestoredPhoto[] {
  const file = files.get(id) ?? null;
  const isGood = photo !== null && isUploadGood({ stored_at, now: Date.now() });
  if (file === null && !isGood) return [];
  recallPhoto({ file, photo }, { id, stored_at: isGood ? stored_at : Number.NaN });
  return [{ nome, file, photo: isGood ? photo : null }];
}

function loadFromDevice({ draft, files }: StoredDraft, initial: FormState): FoundDraft | null {
  const photos = draft.photos.flatMap((photo) => restorePhoto(photo, files));
  const state = readDraft(draft.text, initial) ?? (photos.length > 0 ? initial : null);
  if (state === null) return null;
  const stored = photos.flatMap(({ photo }) => photo ?? []);
  return { state: { ...state, photos: stored }, saved_at: draft.saved_at, photos };
}

function load(place: DraftPlace | null, initial: FormState): FoundDraft | null {
  if (place === null) return null;
  const { key, drafts } = place;
  const stored = drafts === 'tab' || drafts.found === null ? null : loadFromDevice(drafts.found, initial);
  return stored ?? loadFromTab(key, initial);
}

function whereFound(found: FoundDraft | null): 'device' | 'tab' | null {
  return found === null || found.saved_at === null ? null : 'device';
}

async function storeOnDevice(
  { key, drafts }: { key: string; drafts: DeviceDrafts },
  draft: Draft,
  picked: readonly PickedPhoto[],
): Promise<boolean> {
  const { photos, files } = describePhotos(picked);
  const isStored = await drafts.save({ text: JSON.stringify(draft), saved_at: Date.now(), photos }, files);
  // Stores the draft in the tab if the device did not store it. Otherwise, removes the copy that an earlier failure or release
  // left there.
  store(key, isStored ? null : draft);
  return isStored;
}

function forget({ key, drafts }: DraftPlace): void {
  dropDraft(key);
  if (drafts !== 'tab') void drafts.remove(false);
}

/** Restores and stores the draft of a form. The draft never contains the consent. */
export function useDraft(place: DraftPlace | null, initial: FormState) {
  const [found] = useState(() => load(place, initial));
  const [state, setState] = useState(found?.state ?? initial);
  const [picked, setPicked] = useState<readonly PickedPhoto[]>([]);
  const [isStored, setStored] = useState(true);
  const isOnDevice = place !== null && place.drafts !== 'tab';
  const [where, setWhere] = useState(isOnDevice ? whereFound(found) : 'tab');
  // The session may load after the form. The account's email does not replace an address that was entered.
  const [email, setEmail] = useState(initial.email);
  if (initial.email !== email) {
    setEmail(initial.email);
    if (state.email === email) setState({ ...state, email: initial.email });
  }
  // Pending and failed uploads are not part of the state, but the draft contains their files.
  const hasFiles = isOnDevice && picked.some(({ file, state: { kind } }) => file !== null && kind !== 'stored');
  const isDirty = hasFiles || !isSame(state, initial);
  // A draft records changes relative to this base, even if the form later starts from newer values.
  const [base] = useState(initial);

  useEffect(() => {
    if (place === null) return undefined;
    if (!isStored || !isDirty) return forget(place);
    let isOld = false;
    const draft = { base, state: { ...state, consenso_privacy: false } };
    const { key, drafts } = place;
    if (drafts === 'tab') store(key, draft);
    else void storeOnDevice({ key, drafts }, draft, picked).then((isOn) => isOld || setWhere(isOn ? 'device' : 'tab'));
    return () => {
      isOld = true;
    };
  }, [place, base, state, picked, isStored, isDirty]);

  return {
    state,
    setState,
    isDirty: isDirty && isStored,
    where,
    restored: found && { saved_at: found.saved_at },
    photos: { restored: found?.photos ?? null, onList: setPicked },
    drop: () => {
      if (place !== null) forget(place);
      setStored(false);
    },
  };
}
