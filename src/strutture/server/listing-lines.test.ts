import { expect, test } from 'vitest';
import { accepted, bnb, camera, home } from '../../../test/struttura-form.ts';
import { listChanges } from '../rules/list-changes.ts';
import { listingFormLines, photosChangeText } from './listing-lines.ts';

test("lists changes with the form's labels", () => {
  const before = listingFormLines(accepted({ ...home, servizi: ['WiFi', 'Piscina'] }), 'Montepulciano (SI)');
  const other = { prezzo_notte: 120, servizi: ['Piscina', 'WiFi'], telefono: '', servizio_pulizie: false };
  const edited = accepted({ ...home, ...other });
  expect(listChanges(before, listingFormLines(edited, 'Montepulciano (SI)'))).toEqual([
    { campo: 'Prezzo per notte', prima: '95,50 €', dopo: '120 €' },
    { campo: 'Pulizie', prima: '40 €, una volta per soggiorno', dopo: 'no' },
    { campo: 'Telefono', prima: '0578 757012', dopo: 'nessuno' },
  ]);
});

test('lists changed rooms one by one', () => {
  const rosa = { ...camera, id: 7 };
  const before = listingFormLines(accepted({ ...bnb, camere: [rosa, { ...camera, id: 8 }] }), '');
  const after = listingFormLines(
    accepted({
      ...bnb,
      camere: [
        { ...rosa, nome_camera: 'Rossa', prezzo_notte: 60 },
        { ...camera, id: null },
      ],
    }),
    '',
  );
  const sentence = (nome: string, price: number) =>
    `${nome}, 2 posti letto, 1 letto matrimoniale, bagno privato, ${price}\u00a0€ a notte`;
  expect(listChanges(before, after)).toEqual([
    { campo: 'Camera «Rossa»', prima: sentence('Rosa', 50), dopo: sentence('Rossa', 60) },
    { campo: 'Camera «Rosa»', prima: sentence('Rosa', 50), dopo: '' },
    { campo: 'Camera «Rosa»', prima: '', dopo: sentence('Rosa', 50) },
  ]);
});

test.each([
  [{ count: 4, fresh: 0, isReordered: false }, '4 foto'],
  [{ count: 4, fresh: 0, isReordered: true }, '4 foto, in un altro ordine'],
  [{ count: 5, fresh: 1, isReordered: false }, '5 foto, 1 nuova'],
  [{ count: 5, fresh: 2, isReordered: false }, '5 foto, 2 nuove'],
])('describes the photo comparison %j as «%s»', (compared, text) => {
  expect(photosChangeText(compared)).toBe(text);
});
