import { render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { idlePart } from './idle-part.ts';

test('idlePart shows children until the part loads, and retries a failed load when mounted again', async () => {
  let attempts = 0;
  const Part = idlePart(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => createElement('p', null, 'Il resto');
  });
  const page = (key: number) => createElement(Part, { key }, createElement('b', null, 'Il nome'));
  const { rerender } = render(page(0));
  await waitFor(() => expect(attempts).toBe(1));
  expect(screen.getByText('Il nome')).toBeTruthy();
  rerender(page(1));
  expect(await screen.findByText('Il resto')).toBeTruthy();
  rerender(page(2));
  expect(screen.queryByText('Il nome')).toBeNull();
});
