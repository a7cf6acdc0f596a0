type Room = { id: number; nome_camera: string };
type Photo = { immagine: string; stanza: string | null; didascalia: string };

const plain = (text: string) => text.toLocaleLowerCase('it');

/**
 * The photo of each room of a B&B, by the room's id: the one whose caption names it, else, where there are bedrooms enough, the next of
 * these in the owner's order. A room that no photo fits has none.
 * @example roomPhotos([{ id: 4, nome_camera: 'Camera Blu' }], [{ immagine: '/foto/a-1x1.webp', stanza: 'camera', didascalia: '' }])
 * // { 4: '/foto/a-1x1.webp' }
 */
export function roomPhotos(rooms: readonly Room[], photos: readonly Photo[]): Record<number, string> {
  const named = new Map<number, Photo>();
  for (const { id, nome_camera } of rooms) {
    const photo = photos.find(({ didascalia }) => plain(didascalia).includes(plain(nome_camera)));
    if (photo) named.set(id, photo);
  }
  const taken = new Set(named.values());
  const bedrooms = photos.filter((photo) => photo.stanza === 'camera' && !taken.has(photo));
  const others = rooms.filter(({ id }) => !named.has(id));
  const paired = bedrooms.length >= others.length ? others.map(({ id }, at) => [id, bedrooms[at]] as const) : [];
  return Object.fromEntries([...named, ...paired].flatMap(([id, photo]) => (photo ? [[id, photo.immagine]] : [])));
}
