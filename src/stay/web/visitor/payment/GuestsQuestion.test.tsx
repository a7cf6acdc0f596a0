import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAvailability, button, day, openPanel, plain } from '../../../../../test/booking-panel.ts';
import { standInLocation } from '../../../../../test/stand-in-location.ts';
import { wireTariffa } from '../../../../../test/wire-struttura.ts';

afterEach(() => vi.unstubAllGlobals());

const CHECKOUT = 'https://checkout.stripe.com/c/pay/cs_1';
const sent: unknown[] = [];
let assign: ReturnType<typeof standInLocation>;

async function answer(address: string, request?: RequestInit): Promise<Response> {
  if (address !== '/api/payments/booking/create-payment') return answerAvailability(address);
  sent.push(JSON.parse(request?.body as string));
  return Response.json({ success: true, checkout_url: CHECKOUT, codice: 'ABCDEFGHJKMNPQR0' });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', answer);
  assign = standInLocation();
});

/** The dialog of three nights, with the number of guests still to be chosen. */
async function openUnanswered(struttura: Parameters<typeof openPanel>[0] = {}) {
  const user = await openPanel(struttura);
  await user.click(day('23 novembre'));
  await user.click(day('26 novembre'));
  await user.click(button('Prenota e paga (garantito)'));
  const dialog = await screen.findByRole('dialog', { name: 'Prenota e paga' });
  return { user, dialog };
}

describe('guests whose number nobody chose', () => {
  const supplement = { ...wireTariffa, ospiti_inclusi: 1, supplemento_ospite: 20 };

  test('are asked for it before the payment, with nothing filled in', async () => {
    const { user, dialog } = await openUnanswered();
    const question = within(dialog).getByLabelText<HTMLSelectElement>('Quanti siete?');
    expect(question.value).toBe('');
    expect(within(dialog).queryByRole('button', { name: /^Vai al pagamento/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Indica quanti siete' }));
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(question);
    expect(within(dialog).getByText('Scegli in quanti siete.').id).toBe('guests-err');
    // Said once: by the field, which has the focus.
    expect(
      within(dialog)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    // What comes after it is not called wrong yet.
    expect(within(dialog).getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
    await user.selectOptions(question, '2 ospiti');
    expect(within(dialog).queryByText('Scegli in quanti siete.')).toBeNull();
    expect(within(dialog).queryByRole('option', { name: 'Scegli' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: /^Vai al pagamento/ })).toBeTruthy();
  });

  test('see no total that depends on it; then the total of the number they choose, and may correct it', async () => {
    const { user, dialog } = await openUnanswered({ tariffe: [supplement] });
    const total = () => plain(dialog.querySelector('.stay-bill .t')?.textContent);
    expect(total()).toBeUndefined();
    expect(within(dialog).getByText('Il totale dipende da quanti siete.')).toBeTruthy();
    const question = within(dialog).getByLabelText('Quanti siete?');
    await user.selectOptions(question, '3 ospiti');
    expect(total()).toBe('Totale445,00 €');
    const announced = () => plain(dialog.querySelector('[data-live="polite"]')?.textContent);
    await waitFor(() => expect(announced()).toBe('Totale 445,00 €.'));
    await user.selectOptions(question, '2 ospiti');
    expect(total()).toBe('Totale385,00 €');
    await user.type(within(dialog).getByLabelText('Nome e cognome'), 'Ada Bassi');
    await user.type(within(dialog).getByLabelText('E-mail'), 'ada@example.it');
    await user.type(within(dialog).getByLabelText('Telefono'), '333 1234567');
    await user.click(within(dialog).getByRole('button', { name: /^Vai al pagamento/ }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent).toMatchObject([{ guests: 2, totale: 385 }]);
  });

  test('are not asked again when the dialog is opened again', async () => {
    const { user, dialog } = await openUnanswered();
    await user.selectOptions(within(dialog).getByLabelText('Quanti siete?'), '1 ospite');
    await user.click(button('Chiudi'));
    await user.click(button('Prenota e paga (garantito)'));
    await screen.findByRole('button', { name: /^Vai al pagamento/ });
    expect(screen.queryByLabelText('Quanti siete?')).toBeNull();
  });

  test.each([
    ['the address names one guest', {}, { ospiti: '1' }],
    ['the address names two', {}, { ospiti: '2' }],
    ['only one fits', { posti_letto: 1 }, {}],
  ])('are not asked where %s', async (_, struttura, address) => {
    const user = await openPanel(struttura, {}, { dal: '2026-11-23', al: '2026-11-26', ...address });
    await user.click(button('Prenota e paga (garantito)'));
    await screen.findByRole('button', { name: /^Vai al pagamento/ });
    expect(screen.queryByLabelText('Quanti siete?')).toBeNull();
  });

  test('are not asked once they have chosen in the panel', async () => {
    const user = await openPanel({}, {}, { dal: '2026-11-23', al: '2026-11-26' });
    await user.selectOptions(screen.getByLabelText('Ospiti'), '2');
    await user.selectOptions(screen.getByLabelText('Ospiti'), '1');
    await user.click(button('Prenota e paga (garantito)'));
    await screen.findByRole('button', { name: /^Vai al pagamento/ });
    expect(screen.queryByLabelText('Quanti siete?')).toBeNull();
  });
});
