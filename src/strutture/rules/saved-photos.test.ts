import { expect, test } from 'vitest';
import { NO_DETAILS } from '../../media/rules/photo-details.ts';
import { savedPhotos } from './saved-photos.ts';

const urls = ['/foto/aaaaaaaaaaaaaaaaaaaaaa-800x600.webp', '/foto/bbbbbbbbbbbbbbbbbbbbbb-800x600.webp'];

test('adds `dettagli` only to photos that have details', () => {
  const kitchen = { ...NO_DETAILS, stanza: 'cucina' as const };
  const photos = savedPhotos({ immagini: urls, dettagli_foto: [NO_DETAILS, kitchen] }, (n) => `Foto ${n}`);
  expect(photos).toEqual([
    { immagine: urls[0], url: urls[0], nome: 'Foto 1' },
    { immagine: urls[1], url: urls[1], nome: 'Foto 2', dettagli: kitchen },
  ]);
});
