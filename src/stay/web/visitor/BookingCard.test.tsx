import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldedPolicy } from './BookingCard.tsx';

test('what lies over the page names the policy before the rest of it has come', () => {
  const choice = { quote: null, selection: { kind: 'empty' }, today: '2026-11-21' } as never;
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<FoldedPolicy politica="moderata" choice={choice} />);
  expect(page.querySelector('[popover]')?.textContent).toBe('Cancellazione moderata');
});
