import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldedPolicy } from './BookingCard.tsx';

test("shows the policy's name in the popover before the policy terms have loaded", () => {
  const choice = { quote: null, selection: { kind: 'empty' }, today: '2026-11-21' } as never;
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<FoldedPolicy politica="moderata" choice={choice} />);
  expect(page.querySelector('[popover]')?.textContent).toBe('Cancellazione moderata');
});
