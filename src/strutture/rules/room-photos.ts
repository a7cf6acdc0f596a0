type Room = { id: number; nome_camera: string };
type Photo = { immagine: string; stanza: string | null; didascalia: string };

const plain = (text: string) => text.toLocaleLowerCase('it');

/** `isOwn`: its caption names the room; else it shows one of the bedrooms, and nobody says which. */
export type RoomPhoto = { immagine: string; isOwn: boolean };

/**
 * The photo of each room of a B&B, by the room's id: the one whose caption names it, else the next of the other bedrooms in the
 * owner's order, from the first again where they are too few. Without a bedroom among the photos a room has none.
 * @example roomPhotos([{ id: 4, nome_camera: 'Camera Blu' }], [{ immagine: '/foto/a-1x1.webp', stanza: 'camera', didascalia: '' }])
 * // { 4: { immagine: '/foto/a-1x1.webp', isOwn: false } }
 */
export function roomPhotos(rooms: readonly Room[], photos: readonly Photo[]): Record<number, RoomPhoto> {
  const named = new Map<number, Photo>();
  for (const { id, nome_camera } of rooms) {
    const photo = photos.find(({ didascalia }) => plain(didascalia).includes(plain(nome_camera)));
    if (photo) named.set(id, photo);
  }
  const taken = new Set(named.values());
  const bedrooms = photos.filter((photo) => photo.stanza === 'camera' && !taken.has(photo));
  const others = rooms.filter(({ id }) => !named.has(id));
  const shown = [
    ...[...named].map(([id, photo]) => [id, photo, true] as const),
    ...others.map(({ id }, at) => [id, bedrooms[at % bedrooms.length], false] as const),
  ];
  return Object.fromEntries(
    shown.flatMap(([id, photo, isOwn]) => (photo ? [[id, { immagine: photo.immagine, isOwn }]] : [])),
  );
}
