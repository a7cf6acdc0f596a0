import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PlaceHeader } from './PlaceHeader.tsx';

const regione = { id: 9, nome: 'Toscana', codice: 'TOS', slug: 'toscana' };
const provincia = { id: 52, nome: 'Siena', sigla: 'SI', capoluogo: 'Siena', slug: 'siena', regione_id: 9 };
const pienza = { id: 52020, nome: 'Pienza', cap: '53026', slug: 'pienza', caps: ['53026'], provincia_id: 52 };

test.each([
  [
    'the header of a province shows the day and evening bands of the province',
    { regione, provincia, citta: null },
    ['/bande/SI.svg', '/bande/SI-sera.svg'],
  ],
  [
    'the header of a town shows the day and evening bands of its province',
    { regione, provincia, citta: pienza },
    ['/bande/SI.svg', '/bande/SI-sera.svg'],
  ],
  [
    'the header of a region shows the day and evening bands of the region',
    { regione, provincia: null, citta: null },
    ['/bande/TOS.svg', '/bande/TOS-sera.svg'],
  ],
])('%s', (_, place, files) => {
  const { container } = render(
    <MemoryRouter>
      <PlaceHeader place={place} title="Dove" />
    </MemoryRouter>,
  );
  const sources = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(sources).toEqual(files);
});
