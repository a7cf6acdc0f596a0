import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRenewedDialog } from './use-renewed-dialog.ts';

function Filters() {
  const { isOpen, open, close, drawing } = useRenewedDialog();
  return (
    <>
      <button type="button" onClick={isOpen ? close : open}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      <input key={drawing} type="checkbox" disabled={!isOpen} />
    </>
  );
}

const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox');

async function press(name: 'Open' | 'Close') {
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => vi.unstubAllGlobals());

test('useRenewedDialog resets a dialog that reopens immediately, and keeps later changes', async () => {
  render(<Filters />);
  await press('Open');
  checkbox().click();
  await press('Close');
  await press('Open');
  expect(checkbox().checked).toBe(false);
  checkbox().click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(checkbox().checked).toBe(true);
});
