import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { openPanel, waiting } from '../../../../test/open-panel.ts';

const approved = adminDetail({ id: 20, nome: 'Podere Le Querce' });

test.each([
  ['?scheda=approvate&id=20&azione=elimina', /Vuoi eliminare Podere Le Querce/],
  ['?azione=svuota', /Prima però il server scrive un archivio/],
  ['?azione=elimina-tutte', /Prima però il server scrive un archivio/],
])(
  'reopens the deletion dialog once when the administrator returns from the bookings that prevented the deletion: %s',
  async (query, text) => {
    const { user } = openPanel({ strutture: [waiting(1), approved], path: `/admin${query}` });
    const dialog = await screen.findByRole('alertdialog', { name: 'Conferma Azione' });
    expect(dialog.textContent).toMatch(text);
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(window.location.search).not.toContain('azione'));
  },
);
