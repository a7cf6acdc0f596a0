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

describe('a choice opens its page', () => {
  test('at once, with the pointer', async () => {
    const select = openPage();
    fireEvent.pointerDown(select);
    fireEvent.change(select, siena);
    expect(await screen.findByText('sei a /strutture/toscana/siena')).toBeTruthy();
  });

  test('at once, when confirmed in the open list', async () => {
    const select = openPage();
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.keyDown(select, { key: 'Enter' });
    fireEvent.change(select, siena);
    expect(await screen.findByText('sei a /strutture/toscana/siena')).toBeTruthy();
  });

  test('only on Enter after leafing through with the arrows', async () => {
    const select = openPage();
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, siena);
    expect(screen.getByText('sei a /strutture/toscana')).toBeTruthy();
    fireEvent.keyDown(select, { key: 'Enter' });
    expect(await screen.findByText('sei a /strutture/toscana/siena')).toBeTruthy();
  });

  test('or on «Vai» after leafing through with the arrows', async () => {
    const select = openPage();
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, siena);
    expect(screen.getByText('sei a /strutture/toscana')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Vai' }));
    expect(await screen.findByText('sei a /strutture/toscana/siena')).toBeTruthy();
  });
});
