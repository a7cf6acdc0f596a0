import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { createRoutesStub, Link, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdUploads } from '../../../../test/hold-uploads.ts';
import { openForm, openTab } from '../../../../test/open-form.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

beforeEach(openTab);
afterEach(() => vi.unstubAllGlobals());

const isLeavingBlocked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('warns before leaving while uploads are in progress, even without other changes, because drafts contain no uploads', async () => {
  holdUploads();
  const { user } = await openForm();
  const files = screen.getByLabelText('Aggiungi foto');
  await user.upload(files, new File(['x'], 'casa.jpg', { type: 'image/jpeg' }));
  expect(isLeavingBlocked()).toBe(true);
  expect(screen.queryByText('Bozza salvata in questa scheda.')).toBeNull();
});

test('stops intercepting Back once leaving is confirmed, before the next page is rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun = vi.fn<() => void>();
  function Next() {
    begun();
    return <h1>{use(promise)}</h1>;
  }
  function Page() {
    const navigate = useNavigate();
    return (
      <>
        <Link to="/altra">Avanti</Link>
        <button type="button" onClick={() => void navigate(-1)}>
          Indietro
        </button>
        <LeaveGuard question="Esci?" />
      </>
    );
  }
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: '/altra', Component: Next },
  ]);
  render(<Stub />);
  // Disables `act()`, so that React renders the slow page concurrently, as in browsers.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('link', { name: 'Avanti' }).click();
  (await screen.findByRole('button', { name: 'Conferma' })).click();
  await waitFor(() => expect(begun).toHaveBeenCalled());
  screen.getByRole('button', { name: 'Indietro', hidden: true }).click();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  resolve('Altra pagina');
  await promise;
  expect(screen.queryByRole('heading', { name: 'Altra pagina' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Avanti' })).toBeTruthy();
});
