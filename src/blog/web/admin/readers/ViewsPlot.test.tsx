import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ViewsPlot } from './ViewsPlot.tsx';

test('describes the views chart in a sentence and in a table', () => {
  const days = [
    { giorno: '2026-11-20', views: 3 },
    { giorno: '2026-11-21', views: 12 },
  ];
  render(<ViewsPlot days={days} />);
  expect(document.querySelector('figcaption')?.textContent).toBe('Il giorno con più letture è stato sab 21 nov: 12.');
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['GiornoLetture', 'sab 21 nov12', 'ven 20 nov3']);
});

test('shows a message if no article was viewed', () => {
  render(<ViewsPlot days={[{ giorno: '2026-11-20', views: 0 }]} />);
  expect(screen.getByText('In questi giorni nessuno ha aperto un articolo.')).toBeTruthy();
});
