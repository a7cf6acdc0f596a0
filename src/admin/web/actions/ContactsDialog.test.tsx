import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { ContactsDialog } from './ContactsDialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const DONE = { status: 200, body: { success: true, message: 'Contatti aggiornati con successo!' } };

function open(overrides: Partial<AdminDetail> = {}) {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const dialog = <ContactsDialog struttura={adminDetail(overrides)} onClose={onClose} onDone={onDone} />;
  return { ...openDialog(dialog), onClose, onDone };
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Salva i contatti' });

describe('"Contact edit" (specification section 5)', () => {
  test('"phone sent as null if empty, email null if empty", and what that means is said before', async () => {
    const sent = answerCalls(DONE);
    const { user, onDone } = open();
    await user.clear(field(/^Telefono/));
    await user.clear(field(/^E-mail/));
    expect(screen.getByText('Se lo lasci vuoto, gli ospiti non vedono nessun telefono.')).toBeTruthy();
    await user.click(save());
    const body = { telefono: null, email: null, prezzo_notte: 95, versione: 'v1' };
    expect(sent).toEqual([{ method: 'PUT', path: '/api/admin/strutture/7/contacts', body }]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith('Contatti aggiornati con successo!');
  });

  test('"falling back to the current price if invalid": said before it is saved', async () => {
    const sent = answerCalls(DONE);
    const { user } = open();
    await user.clear(field(/^Prezzo/));
    await user.type(field(/^Prezzo/), 'abc');
    expect(screen.getByText('Non è un prezzo: resta 95,00 €.')).toBeTruthy();
    await user.click(save());
    expect(sent[0]?.body).toMatchObject({ prezzo_notte: 95 });
  });

  test('"prezzo_notte parsed as decimal (step 0.01)"', async () => {
    const sent = answerCalls(DONE);
    const { user } = open();
    await user.clear(field(/^Prezzo/));
    await user.type(field(/^Prezzo/), '120,55');
    await user.click(save());
    expect(sent[0]?.body).toMatchObject({ prezzo_notte: 120.55 });
  });
});

test('of a bnb the price is not asked, and not sent', async () => {
  const sent = answerCalls(DONE);
  const { user } = open({ tipo_prenotazione: 'bnb', prezzo_notte: 60 });
  expect(screen.queryByLabelText(/^Prezzo/)).toBeNull();
  expect(screen.getByText(/I prezzi sono per camera/)).toBeTruthy();
  await user.type(field(/^Telefono/), '2');
  await user.click(save());
  expect(sent[0]?.body).not.toHaveProperty('prezzo_notte');
});

test('unchanged, there is nothing to save', async () => {
  const sent = answerCalls(DONE);
  const { user } = open();
  await user.click(save());
  expect(sent).toEqual([]);
});

test.each([
  [
    'the server refuses',
    refusal(422, 'Scrivi un indirizzo e-mail valido.', { email: 'Scrivi un indirizzo e-mail valido.' }),
  ],
  [
    'somebody else was faster',
    refusal(409, "La struttura è stata modificata da un'altra sessione. Ricarica la pagina."),
  ],
])('%s: said in the dialog, what is typed stays', async (_, answer) => {
  answerCalls(answer);
  const { user, onDone } = open();
  await user.type(field(/^E-mail/), 'x');
  await user.click(save());
  const sentence = `Errore nell'aggiornamento dei contatti: ${answer.body.detail}`;
  await waitFor(() => expect(screen.getAllByRole('alert').map((each) => each.textContent)).toContain(sentence));
  expect(field(/^E-mail/).value).toBe('anna@example.itx');
  expect(onDone).not.toHaveBeenCalled();
});

test('a field that the server refuses has the focus', async () => {
  answerCalls(refusal(422, 'Scrivi un solo numero.', { telefono: 'Scrivi un solo numero.' }));
  const { user } = open();
  await user.type(field(/^Telefono/), 'x');
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(field(/^Telefono/)));
  expect(field(/^Telefono/).getAttribute('aria-invalid')).toBe('true');
});

test('whose session is over signs in in another tab: what is typed stays here', async () => {
  answerCalls(refusal(401, 'Accesso richiesto. Effettua di nuovo il login.'));
  const { user, onSignedOut } = open();
  await user.type(field(/^Telefono/), '2');
  await user.click(save());
  const link = await screen.findByRole('link', { name: /^Entra di nuovo/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/admin-ospitalia', '_blank']);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('Esc asks before something typed is lost', async () => {
  const { user, onClose } = open();
  await user.type(field(/^Telefono/), '2');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Chiudi senza salvare' }));
  expect(onClose).toHaveBeenCalledOnce();
});
