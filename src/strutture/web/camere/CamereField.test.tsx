import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { formatEuro, toCents } from '../../../kernel/money/cents.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { type CameraForm, emptyCamera } from '../../rules/struttura-form.ts';
import { CamereField } from './CamereField.tsx';

const fifty: CameraForm = { ...emptyCamera(), prezzo_notte: formatEuro(toCents(50)) };
const camera = (nome_camera: string): CameraForm => ({ ...emptyCamera(), nome_camera });

function renderField(...first: CameraForm[]) {
  const onSubmit = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const seen = { camere: first };
  function Form() {
    const [camere, setCamere] = useState(first);
    const change = (next: CameraForm[]) => {
      seen.camere = next;
      setCamere(next);
    };
    return (
      <Dialog open onClose={onClose} title="Inserisci la tua Struttura">
        <form onSubmit={onSubmit}>
          <CamereField camere={camere} onChange={change} />
        </form>
      </Dialog>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), onSubmit, onClose, seen };
}

const names = (camere: CameraForm[]) => camere.map(({ nome_camera }) => nome_camera);
const modal = () => within(screen.getByRole('dialog', { name: /Nuova camera|Modifica la camera/ }));
const button = (name: string) => screen.getByRole('button', { name });

async function openNew(user: ReturnType<typeof renderField>['user']) {
  await user.click(button('Aggiungi camera'));
  return modal().getByLabelText<HTMLInputElement>('Nome della camera');
}

test('adds a room with the defaults: 2 beds, 1_matrimoniale, private bathroom, price 50, available', async () => {
  const { user, seen, onSubmit, onClose } = renderField();
  await user.type(await openNew(user), 'Camera Azzurra');
  await user.click(button('Salva la camera'));
  expect(seen.camere).toEqual([{ ...fifty, nome_camera: 'Camera Azzurra' }]);
  expect(screen.getByText('50 €')).toBeTruthy();
  const form = screen.getByRole('dialog', { name: 'Inserisci la tua Struttura' });
  await waitFor(() =>
    expect(form.querySelector(':scope > [data-live="polite"]')?.textContent).toBe('Camera aggiunta: Camera Azzurra.'),
  );
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('if the room has no name, focuses the name field and shows the fault, and saves the room once it has a name', async () => {
  const { user, seen } = renderField();
  const name = await openNew(user);
  await user.click(button('Salva la camera'));
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(modal().getByText('Dai un nome alla camera', { selector: '.err' })).toBeTruthy();
  await waitFor(() => expect(modal().getByRole('alert').textContent).toBe('Dai un nome alla camera'));
  expect(seen.camere).toEqual([]);
  await user.type(name, 'Rosa');
  await user.click(button('Salva la camera'));
  expect(names(seen.camere)).toEqual(['Rosa']);
});

test('does not save a room without a price, and focuses the price field', async () => {
  const { user, seen } = renderField(camera('Rosa'));
  await user.click(button('Modifica Rosa'));
  const price = modal().getByLabelText<HTMLInputElement>('Prezzo per notte');
  await user.clear(price);
  await user.click(button('Salva la camera'));
  expect(document.activeElement).toBe(price);
  await user.type(price, '72,50{ArrowUp}{ArrowUp}');
  const announced = () =>
    modal()
      .getAllByRole('status')
      .map(({ textContent }) => textContent.replace('\u00a0', ' '));
  await waitFor(() => expect(announced()).toContain('80 €'));
  await user.click(button('Salva la camera'));
  expect(seen.camere[0]?.prezzo_notte.replace('\u00a0', ' ')).toBe('80,00 €');
});

test('saves all fields of a room', async () => {
  const { user, seen } = renderField(camera('Rosa'));
  await user.click(button('Modifica Rosa'));
  await user.selectOptions(modal().getByLabelText('Posti letto'), '4');
  await user.selectOptions(modal().getByLabelText('Tipo di letti'), 'Letti a castello');
  await user.type(modal().getByLabelText(/Letti aggiuntivi/), 'culla');
  await user.click(modal().getByRole('radio', { name: 'In comune' }));
  await user.click(modal().getByRole('checkbox', { name: 'Balcone' }));
  await user.click(modal().getByRole('checkbox', { name: 'WiFi' }));
  await user.type(modal().getByLabelText(/Note/), 'Al primo piano');
  await user.click(modal().getByRole('checkbox', { name: 'Si può prenotare' }));
  await user.click(button('Salva la camera'));
  expect(seen.camere).toEqual([
    {
      ...fifty,
      nome_camera: 'Rosa',
      posti_letto: '4',
      tipo_letti: 'letti_castello',
      letti_aggiuntivi: 'culla',
      bagno_privato: false,
      servizi_camera: ['WiFi', 'Balcone'],
      disponibile: false,
      note: 'Al primo piano',
    },
  ]);
  expect(screen.getByText('Non disponibile')).toBeTruthy();
});

test('inserts a duplicate after the original room, with a new name and no id', async () => {
  const { user, seen } = renderField({ ...camera('Rosa'), id: 7 }, camera('Blu'));
  await user.click(button('Duplica Rosa'));
  await user.click(button('Salva la camera'));
  expect(names(seen.camere)).toEqual(['Rosa', 'Rosa (copia)', 'Blu']);
  expect(seen.camere[1]?.id).toBeNull();
});

test('moves the focus to the next room or the add button when a room is removed, and restores the last removed room on undo', async () => {
  const { user, seen } = renderField(camera('Rosa'), { ...camera('Blu'), id: 7 });
  await user.click(button('Elimina Rosa'));
  expect(names(seen.camere)).toEqual(['Blu']);
  expect(document.activeElement).toBe(button('Elimina Blu'));
  await user.click(button('Elimina Blu'));
  expect(document.activeElement).toBe(button('Aggiungi camera'));
  await user.click(button('Annulla'));
  expect(seen.camere).toEqual([{ ...camera('Blu'), id: 7 }]);
});

test('requires confirmation before discarding typed changes, and keeps the surrounding form open', async () => {
  const { user, seen, onClose } = renderField();
  await user.type(await openNew(user), 'R');
  await user.click(modal().getByRole('button', { name: 'Annulla' }));
  await user.click(button('Chiudi senza salvare'));
  expect(screen.queryByRole('dialog', { name: 'Nuova camera' })).toBeNull();
  expect(seen.camere).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});
