import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { describe, expect, test } from 'vitest';
import { PlaceSelect } from './PlaceSelect.tsx';

function Page() {
  return (
    <>
      <PlaceSelect label="Provincia" placeholder="Scegli una provincia" current="" look="field">
        <option value="/strutture/toscana/arezzo">Arezzo (AR)</option>
        <option value="/strutture/toscana/siena">Siena (SI)</option>
      </PlaceSelect>
      <p>{`sei a ${useLocation().pathname}`}</p>
    </>
  );
}

function openPage(): HTMLSelectElement {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/strutture/toscana']} />);
  return screen.getByRole('combobox', { name: 'Provincia' });
}

const siena = { target: { value: '/strutture/toscana/siena' } };

describe('the place dropdown', () => {
  test('opens the chosen page immediately if the place is chosen with the pointer', async () => {
    const select = openPage();
    fireEvent.pointerDown(select);
    fireEvent.change(select, siena);
    expect(await screen.findByText('sei a /strutture/toscana/siena')).toBeTruthy();
  });

  test('opens the chosen page immediately if the place is chosen with the keyboard in the open list', async () => {
    const select = openPage();
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.keyDown(select, { key: 'Enter' });
    fireEvent.change(select, siena);
    expect(await screen.findByText('sei a /strutture/toscana/siena')).toBeTruthy();
  });

  test.each([
    ['Enter', (select: HTMLSelectElement) => fireEvent.keyDown(select, { key: 'Enter' })],
    ['«Vai»', () => fireEvent.click(screen.getByRole('button', { name: 'Vai' }))],
  ])('opens the page chosen with the arrow keys in the closed dropdown only on %s', async (_, confirm) => {
    const select = openPage();
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, siena);
    expect(screen.getByText('sei a /strutture/toscana')).toBeTruthy();
    confirm(select);
    expect(await screen.findByText('sei a /strutture/toscana/siena')).toBeTruthy();
  });
});
