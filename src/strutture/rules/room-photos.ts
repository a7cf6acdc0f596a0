type Room = { id: number; nome_camera: string };
type Photo = { immagine: string; stanza: string | null; didascalia: string };

const wordsOf = (text: string) => text.toLocaleLowerCase('it').match(/[\p{L}\p{N}]+/gu) ?? [];
/** Surrounds words with spaces, so that "camera 1" does not match "camera 10". */
const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** Assigns photos to the rooms that their captions name. If a caption names several rooms, the longest name wins. */
function namedPhotos(rooms: readonly Room[], photos: readonly Photo[]): Map<number, Photo> {
  const named = new Map<number, Photo>();
  const taken = new Set<Photo>();
  for (const { id, nome_camera } of rooms.toSorted((a, b) => b.nome_camera.length - a.nome_camera.length)) {
    const name = spaced(nome_camera);
    const photo = photos.find((one) => !taken.has(one) && spaced(one.didascalia).includes(name));
    if (photo === undefined || name.trim() === '') continue;
    named.set(id, photo);
    taken.add(photo);
  }
  return named;
}

export type RoomPhoto = { immagine: string; isOwn: boolean };

/**
 * Assigns photos to the rooms that their captions name, and other bedroom photos to the remaining rooms if there are enough.
 * Never assigns a photo twice, because the same bed in two rooms would be misleading.
 * @example roomPhotos([{ id: 4, nome_camera: 'Camera Blu' }], [{ immagine: '/foto/a-1x1.webp', stanza: 'camera', didascalia: '' }]) // { 4: { immagine: '/foto/a-1x1.webp', isOwn: false } }
 */
export function roomPhotos(rooms: readonly Room[], photos: readonly Photo[]): Record<number, RoomPhoto> {
  const named = namedPhotos(rooms, photos);
  const taken = new Set(named.values());
  const bedrooms = photos.filter((photo) => photo.stanza === 'camera' && !taken.has(photo));
  const others = rooms.filter(({ id }) => !named.has(id));
  const shown = [
    ...[...named].map(([id, photo]) => [id, photo, true] as const),
    ...(bedrooms.length < others.length ? [] : others.map(({ id }, at) => [id, bedrooms[at], false] as const)),
  ];
  return Object.fromEntries(
    shown.flatMap(([id, photo, isOwn]) => (photo ? [[id, { immagine: photo.immagine, isOwn }]] : [])),
  );
}
