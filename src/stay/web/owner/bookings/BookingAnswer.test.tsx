import { render, screen } from '@testing-library/react';
import { createElement as h } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { useFocusAfterDialog } from './BookingAnswer.tsx';

async function open() {
  const Page = () => {
    useFocusAfterDialog();
    return h(
      'main',
      { id: 'contenuto', tabIndex: -1 },
      h('button', {}, 'Rifiuta'),
      h('dialog', {}, h('button', {}, 'Accetta')),
    );
  };
  render(h(createRoutesStub([{ path: '/', Component: Page }])));
  const dialog = (await screen.findByText('Accetta')).closest('dialog')!;
  dialog.showModal();
  screen.getByText('Accetta').focus();
  return dialog;
}

test('moves the focus to the content if a dialog closes after its opener was removed', async () => {
  const dialog = await open();
  dialog.close();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('keeps the focus that the browser restored when the dialog closed', async () => {
  const dialog = await open();
  screen.getByText('Rifiuta').focus();
  dialog.close();
  expect(document.activeElement).toBe(screen.getByText('Rifiuta'));
});
