import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test/answer-calls.ts';
import type { PersonView } from '../contract.ts';
import { PersonalRecords } from './PersonalRecords.tsx';

afterEach(() => vi.unstubAllGlobals());

const records = {
  prenotazioni: 1,
  prenotazioni_conservate: 1,
  commenti: 0,
  newsletter: false,
  account: true,
  strutture: ['La Loggia'],
  contatti: 0,
};

function open(...ahead: Pick<PersonView['ahead'][number], 'role' | 'status'>[]) {
  const dates = { check_in: '2026-12-01', check_out: '2026-12-04' } as PersonView['ahead'][number];
  const stays = ahead.map((stay) => ({ ...dates, ...stay, id: stay.role, nome: 'La Loggia' }));
  const Component = () => <PersonalRecords email="anna@example.it" kept={records} ahead={stays} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
  return userEvent.setup();
}

test('lists upcoming stays and shows no confirmation button if a host tries to delete personal data', async () => {
  const sent = answerCalls({ status: 204 });
  const user = open({ role: 'host', status: 'confermata' });
  await user.click(screen.getByRole('button', { name: 'Cancella i tuoi dati' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Hai ancora prenotazioni aperte' }));
  expect(question.getByRole('listitem').textContent).toBe('La Loggia, dal 01/12/2026 al 04/12/2026');
  expect(question.getByRole('link', { name: 'Vai alla tua area' }).getAttribute('href')).toBe('/proprietario');
  expect(question.queryByRole('button', { name: 'Conferma' })).toBeNull();
  expect(sent).toEqual([]);
});

test('lists upcoming stays and requires confirmation if a guest tries to delete personal data', async () => {
  const user = open({ role: 'guest', status: 'confermata' });
  await user.click(screen.getByRole('button', { name: 'Cancella i tuoi dati' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Conferma Azione' }));
  expect(question.getByText(/restano confermati, e la loro pagina non mostrerà più il tuo nome/)).toBeTruthy();
  expect(question.getAllByRole('list')[0]?.textContent).toBe('La Loggia, dal 01/12/2026 al 04/12/2026');
  expect(question.getByRole('button', { name: 'Conferma' })).toBeTruthy();
});
