import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MapFault } from './MapFault.tsx';

test('moves the focus to the map when the focused retry button disappears', () => {
  const onRetry = vi.fn();
  const { rerender } = render(
    <section tabIndex={-1}>
      <MapFault sentence="La mappa non si è caricata." onRetry={onRetry} />
    </section>,
  );
  const button = screen.getByRole('button', { name: 'Riprova' });
  button.focus();
  button.click();
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(
    <section tabIndex={-1}>
      <MapFault sentence={null} onRetry={onRetry} />
    </section>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.tagName).toBe('SECTION');
});

test('shows no retry button if a retry cannot help', () => {
  render(<MapFault sentence="Serve WebGL 2." onRetry={null} />);
  expect(screen.getByRole('alert').textContent).toContain('Serve WebGL 2.');
  expect(screen.queryByRole('button')).toBeNull();
});
