import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openAction } from '../../../../test/open-dialog.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { ContactsDialog } from './ContactsDialog.tsx';

const DONE = { status: 200, body: { success: true, message: 'Contatti aggiornati con successo!' } };

function open(answer: Parameters<typeof answerCalls>[0] = DONE, overrides: Partial<AdminDetail> = {}) {
  const sent = answerCalls(answer);
  const { user, ...opened } = openAction(ContactsDialog, overrides);
  const save = () => user.click(screen.getByRole('button', { name: 'Salva i contatti' }));
  return { ...opened, sent, user, save };
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('the contact dialog', () => {
  test('explains that guests see no phone number if it is left empty, and sends an empty phone and email as null', async () => {
    const { sent, user, save, onDone } = open();
    await user.clear(field(/^Telefono/));
    await user.clear(field(/^E-mail/));
    expect(screen.getByText('Se lo lasci vuoto, gli ospiti non vedono nessun telefono.')).toBeTruthy();
    await save();
    const body = { telefono: null, email: null, prezzo_notte: 95, versione: 'v1' };
    expect(sent).toEqual([{ method: 'PUT', path: '/api/admin/strutture/7/contacts', body }]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith('Contatti aggiornati con successo!');
  });

  test.each([
    ['the current price and shows a hint if the typed price is invalid', 'abc', 95],
    ['a price with cents', '120,55', 120.55],
  ])('saves %s', async (_, typed, prezzo_notte) => {
    const { sent, user, save } = open();
    await user.clear(field(/^Prezzo/));
    await user.type(field(/^Prezzo/), typed);
    expect(screen.queryByText('Non è un prezzo: resta 95,00 €.') !== null).toBe(typed === 'abc');
    await save();
    expect(sent[0]?.body).toMatchObject({ prezzo_notte });
  });
});

test('neither shows nor sends the price of a B&B', async () => {
  const { sent, user, save } = open(DONE, { tipo_prenotazione: 'bnb', prezzo_notte: 60 });
  expect(screen.queryByLabelText(/^Prezzo/)).toBeNull();
  expect(screen.getByText(/I prezzi sono per camera/)).toBeTruthy();
  await user.type(field(/^Telefono/), '2');
  await save();
  expect(sent[0]?.body).not.toHaveProperty('prezzo_notte');
});

test('sends no request if no contact detail has changed', async () => {
  const { sent, save } = open();
  await save();
  expect(sent).toEqual([]);
});

test('offers a sign-in link that opens in a new tab if the session has expired', async () => {
  const { user, save, onSignedOut } = open(refusal(401, 'Accesso richiesto. Effettua di nuovo il login.'));
  await user.type(field(/^Telefono/), '2');
  await save();
  const link = await screen.findByRole('link', { name: /^Entra di nuovo/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/admin-ospitalia', '_blank']);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('requests confirmation on Esc if the contact details were changed', async () => {
  const { user, onClose } = open();
  await user.type(field(/^Telefono/), '2');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Chiudi senza salvare' }));
  expect(onClose).toHaveBeenCalledOnce();
});
