import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPLETE, onDone, openForm, openTab, send, settle, submit } from '../../../../test/open-form.ts';
import { submissionMessages } from '../../submission-messages.it.ts';

beforeEach(() => {
  openTab();
  submit.mockResolvedValue({ ok: true, data: { message: 'Admin: Struttura inserita con successo!' } });
});

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const BOX = 'Registrazione ai pagamenti completata';

describe('"In admin mode of the form privacy consent is not required" (specification section 6)', () => {
  test('it is not asked, and the form goes out without', async () => {
    await openForm(COMPLETE, { isAdmin: true });
    expect(screen.queryByText(/informativa sulla privacy/)).toBeNull();
    send();
    await settle();
    expect(onDone).toHaveBeenCalledWith({ message: 'Admin: Struttura inserita con successo!' });
  });

  test('of anybody else it is', async () => {
    await openForm(COMPLETE);
    send();
    await settle();
    expect(alerts()).toContain(submissionMessages.faults.consensoMissing);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('"only the admin can set the payment-onboarding-completed checkbox"', () => {
  test('it is sent as it stands, and it says what the badge needs besides', async () => {
    const { user } = await openForm(COMPLETE, { isAdmin: true });
    const box = screen.getByRole('checkbox', { name: BOX });
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'account Stripe',
    );
    await user.click(box);
    send();
    await settle();
    expect(submit.mock.lastCall?.[0]).toMatchObject({ stripe_onboarding_completed: true, nome: COMPLETE.nome });
  });

  test('an owner neither sees nor sends it', async () => {
    await openForm({ ...COMPLETE, consenso_privacy: true });
    expect(screen.queryByRole('checkbox', { name: BOX })).toBeNull();
    send();
    await settle();
    expect(submit.mock.lastCall?.[0]).not.toHaveProperty('stripe_onboarding_completed');
  });
});

test('the other checks are the same: "Calendar URL required when creating"', async () => {
  await openForm({ ...COMPLETE, non_su_booking: false }, { isAdmin: true });
  send();
  await settle();
  expect(alerts()).toContain(submissionMessages.faults.calendarMissing);
});

test('an e-mail may be missing', async () => {
  await openForm({ ...COMPLETE, email: '' }, { isAdmin: true });
  send();
  await settle();
  expect(onDone).toHaveBeenCalledOnce();
});

test.each([
  ['create', 'Inserisci la struttura'],
  ['edit', 'Salva le modifiche'],
] as const)('in the mode %s the button says «%s»', async (mode, name) => {
  await openForm(COMPLETE, { isAdmin: true, mode });
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('nothing of it speaks to the owner', async () => {
  const { container } = await openForm(COMPLETE, { isAdmin: true });
  expect(screen.getByRole('heading', { name: 'La struttura' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'La struttura' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/\b(?:tua|tuo|tue|tuoi|ti)\b/i);
});

test('what was typed is a draft of its own, and is said to be nothing sent yet', async () => {
  const onUnsentChange = vi.fn();
  const { user } = await openForm(COMPLETE, { isAdmin: true, draftKey: 'ospitalia_admin_bozza', onUnsentChange });
  await user.type(screen.getByLabelText('Nome della struttura'), ' 2');
  expect(sessionStorage.getItem('ospitalia_admin_bozza')).toContain('Podere Le Querce 2');
  expect(onUnsentChange.mock.lastCall?.[0]).toMatch(/^La struttura non è ancora inserita/);
});
