import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wireCamera } from '../../../../test/wire-struttura.ts';
import { RoomCards } from './RoomCards.tsx';

test('requests room photos at the rendered size for phones and for wider screens', () => {
  const struttura = { nome: 'Casa Rosa', tipo_prenotazione: 'bnb', camere: [wireCamera({ id: 4 })] } as const;
  const photos = { 4: { immagine: '/foto/qL3vXk0aB9cD2eF4gH6iJ7-1600x900.webp', isOwn: true } };
  render(<RoomCards struttura={{ ...struttura, camere: [...struttura.camere] }} photos={photos} />);
  expect(document.querySelector('img')?.getAttribute('sizes')).toBe(
    '(max-width: 560px) max(calc(100vw - 40px), 67vw * 1.78), max(220px, 330px * 1.78)',
  );
});

const ROOMS = (prices: readonly number[]) =>
  prices.map((prezzo_notte, index) =>
    wireCamera({ id: index + 1, nome_camera: `Camera ${index + 1}`, prezzo_notte, disponibile: true }),
  );

test.each([
  ['the cheapest room, if prices differ', [70, 90], /di Camera 1, la più economica/],
  ['all rooms, if prices are equal', [70, 70], /^Tutte a 70\s€ a notte\./],
])("states which room the panel's price is for: %s", (_, prices, sentence) => {
  const struttura = { nome: 'Casa Rosa', tipo_prenotazione: 'bnb', camere: ROOMS(prices) } as const;
  render(<RoomCards struttura={{ ...struttura, camere: [...struttura.camere] }} photos={{}} />);
  expect(screen.getByText(sentence)).toBeDefined();
});

test.each([
  ['Culla o lettino su richiesta', '1 letto matrimoniale, culla o lettino su richiesta'],
  ['TV sul letto', '1 letto matrimoniale, TV sul letto'],
])(
  'renders no image for a room without a photo, and appends the note “%s” to the description of the beds',
  (letti_aggiuntivi, beds) => {
    const camere = [wireCamera({ id: 4, tipo_letti: '1_matrimoniale', letti_aggiuntivi })];
    const { container } = render(
      <RoomCards struttura={{ nome: 'Casa Rosa', tipo_prenotazione: 'bnb', camere }} photos={{}} />,
    );
    expect(container.querySelector('.im')).toBeNull();
    expect(screen.getByText(beds)).toBeDefined();
  },
);
