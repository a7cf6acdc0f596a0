import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { LiveRegions } from '../toasts/LiveRegions.tsx';

const options = [
  { id: 1, label: 'Chiusi' },
  { id: 2, label: 'Siena' },
  { id: 3, label: 'San Gimignano' },
  { id: 4, label: 'Castelnuovo San Quirico', hint: 'SI' },
];
const refuse = (typed: string) => `«${typed}» non c’è`;
const fold = (text: string) => text.trim().toLowerCase();

Element.prototype.scrollIntoView ??= () => {};

function renderField(first: number | null = null) {
  const taken = vi.fn<(id: number | null) => void>();
  function Form() {
    const [value, setValue] = useState(first);
    const take = (id: number | null) => {
      taken(id);
      setValue(id);
    };
    return <Combobox label="Città" options={options} value={value} onChange={take} fold={fold} refuse={refuse} />;
  }
  render(
    <>
      <LiveRegions />
      <Form />
      <input aria-label="Indirizzo" />
    </>,
  );
  return { taken, user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Città' }) };
}

const announced = () => document.querySelector('[data-live="polite"]')?.textContent;
const shown = () => screen.getAllByRole('option').map((option) => option.textContent);

test('typing filters the list and announces the count, and Enter chooses the first option', async () => {
  const { taken, user, field } = renderField();
  await user.type(field, 'san');
  expect(shown()).toEqual(['San Gimignano', 'Castelnuovo San QuiricoSI']);
  await waitFor(() => expect(announced()).toBe('2 risultati'));
  await user.keyboard('{Enter}');
  expect(taken).toHaveBeenLastCalledWith(3);
  expect(field.value).toBe('San Gimignano');
});

test('arrow keys, Home and End move the highlight, and Tab chooses the highlighted option', async () => {
  const { taken, user, field } = renderField();
  field.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Siena' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{End}{Home}{ArrowDown}');
  await user.tab();
  expect(taken.mock.calls).toEqual([[2]]);
});

test('tabbing through the field chooses nothing, even if the list is open', async () => {
  const { taken, user, field } = renderField();
  await user.click(field);
  expect(shown()).toHaveLength(4);
  await user.tab();
  expect(taken).not.toHaveBeenCalled();
  expect(field.value).toBe('');
});

test('clears the choice and the typed text if the text matches no option', async () => {
  const { taken, user, field } = renderField(2);
  await user.clear(field);
  await user.type(field, 'Atlantide');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText('Nessun risultato', { selector: '.muted' })).toBeTruthy();
  await user.click(screen.getByLabelText('Indirizzo'));
  expect(field.value).toBe('');
  expect(taken.mock.calls).toEqual([[null]]);
});

test('removes typed text that matches no option, and shows and announces an error until a choice is made', async () => {
  const { user, field } = renderField();
  await user.type(field, 'Sienna ');
  await user.click(screen.getByLabelText('Indirizzo'));
  expect(field.value).toBe('');
  expect(screen.getByText('«Sienna» non c’è', { selector: '.err' })).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(announced()).toBe('«Sienna» non c’è'));
  await user.click(field);
  await user.click(document.body);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, 'siena{Enter}');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('restores the previous choice on blur, and shows an error unless the text is the beginning of that choice', async () => {
  const { user, field } = renderField(2);
  await user.type(field, 'x');
  await user.click(document.body);
  expect(field.value).toBe('Siena');
  expect(field.getAttribute('aria-describedby')).not.toBeNull();
  await user.type(field, '{Backspace}');
  await user.click(document.body);
  expect(field.value).toBe('Siena');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test.each(['{Escape}', '{Tab}'])('shows no error for a partial name after %s', async (key) => {
  const { user, field } = renderField();
  await user.type(field, `sien${key}`);
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('accepts a fully typed name on blur, but not a part of a name', async () => {
  const { taken, user, field } = renderField(1);
  await user.type(field, '{Backspace}{Backspace}');
  await user.click(document.body);
  expect(field.value).toBe('Chiusi');
  expect(taken).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'siena' } });
  await user.click(document.body);
  expect(taken.mock.calls).toEqual([[2]]);
});

test('clears the choice with a button and keeps the focus in the field', async () => {
  const { taken, user, field } = renderField(2);
  await user.click(screen.getByRole('button', { name: 'Cancella Città' }));
  expect(taken.mock.calls).toEqual([[null]]);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: 'Cancella Città' })).toBeNull();
});

test('the button lists all options with the choice highlighted, and Esc closes only the list', async () => {
  const { taken, user, field } = renderField(2);
  const onEsc = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', onEsc);
  await user.click(screen.getByRole('button', { name: 'Scegli Città' }));
  expect(shown()).toHaveLength(4);
  expect(screen.getByRole('option', { name: 'Siena' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(onEsc.mock.lastCall?.[0].defaultPrevented).toBe(true);
  await user.keyboard('{Escape}');
  expect(onEsc.mock.lastCall?.[0].defaultPrevented).toBe(false);
  expect(field.value).toBe('Siena');
  expect(taken).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onEsc);
});
