import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wireCamera } from '../../../../test/wire-struttura.ts';
import { RoomCards } from './RoomCards.tsx';

test('the photo of a room is asked for as large as it is drawn: 3:2 on a phone, else as tall as what is said beside it', () => {
  const struttura = { nome: 'Casa Rosa', tipo_prenotazione: 'bnb', camere: [wireCamera({ id: 4 })] } as const;
  const photos = { 4: { immagine: '/foto/qL3vXk0aB9cD2eF4gH6iJ7-1600x900.webp', isOwn: true } };
  render(<RoomCards struttura={{ ...struttura, camere: [...struttura.camere] }} photos={photos} />);
  expect(document.querySelector('img')?.getAttribute('sizes')).toBe(
    '(max-width: 560px) max(calc(100vw - 40px), 67vw * 1.78), max(220px, 330px * 1.78)',
  );
});
