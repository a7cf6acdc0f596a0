import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPLETE, onDone, openForm, openTab, send, settle, submit } from '../../../../test/open-form.ts';

beforeEach(() => {
  openTab();
  submit.mockResolvedValue({ ok: true, data: { message: 'Admin: Struttura inserita con successo!' } });
});

const BOX = 'Registrazione ai pagamenti completata';

test('requires neither privacy consent nor an email address in admin mode', async () => {
  await openForm({ ...COMPLETE, email: '' }, { isAdmin: true });
  expect(screen.queryByText(/informativa sulla privacy/)).toBeNull();
  send();
  await settle();
  expect(onDone).toHaveBeenCalledWith({ message: 'Admin: Struttura inserita con successo!' });
});

describe('the checkbox for completed payment onboarding', () => {
  test('is sent by an administrator, and explains that the badge also requires a Stripe account', async () => {
    const { user } = await openForm(COMPLETE, { isAdmin: true });
    const box = screen.getByRole('checkbox', { name: BOX });
    const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('account Stripe');
    await user.click(box);
    send();
    await settle();
    expect(submit.mock.lastCall?.[0]).toMatchObject({ stripe_onboarding_completed: true, nome: COMPLETE.nome });
  });

  test('is neither shown to owners nor sent by them', async () => {
    await openForm({ ...COMPLETE, consenso_privacy: true });
    expect(screen.queryByRole('checkbox', { name: BOX })).toBeNull();
    send();
    await settle();
    expect(submit.mock.lastCall?.[0]).not.toHaveProperty('stripe_onboarding_completed');
  });
});

test.each([
  ['create', 'Inserisci la struttura'],
  ['edit', 'Salva le modifiche'],
] as const)('in %s mode, labels the button «%s» and never addresses the reader as «tu»', async (mode, name) => {
  const { container } = await openForm(COMPLETE, { isAdmin: true, mode });
  expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'La struttura' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'La struttura' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/\b(?:tua|tuo|tue|tuoi|ti)\b/i);
});

test("stores the administrator's draft under a separate key and warns that nothing has been sent yet", async () => {
  const onUnsentChange = vi.fn();
  const { user } = await openForm(COMPLETE, { isAdmin: true, draftKey: 'ospitalia_admin_bozza', onUnsentChange });
  await user.type(screen.getByLabelText('Nome della struttura'), ' 2');
  expect(sessionStorage.getItem('ospitalia_admin_bozza')).toContain('Podere Le Querce 2');
  expect(onUnsentChange.mock.lastCall?.[0]).toMatch(/^La struttura non è ancora inserita/);
});
