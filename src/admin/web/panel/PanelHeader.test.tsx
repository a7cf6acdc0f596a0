import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import routes from '../../../app/web/routes.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import { SystemStatus } from '../system/SystemStatus.tsx';
import { PanelHeader } from './PanelHeader.tsx';

test('every administrator page is linked from the panel or from a page that the panel links to', () => {
  answerCalls(null);
  openDialog(
    <>
      <PanelHeader onRequest={() => {}} settle={async () => {}} waitingComments={null} />
      <SystemStatus />
    </>,
  );
  const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const pages = routes.flatMap(({ path }) => (path?.startsWith('admin/') ? [`/${path}`] : []));
  expect(pages).toContain('/admin/prenotazioni');
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
});

test('a menu prevents the default action of Esc, so that the surrounding dialog stays open', async () => {
  function Menu() {
    const { button, around } = useDisclosure(true, () => {});
    return (
      <div {...around}>
        <button type="button" ref={button}>
          Menu
        </button>
      </div>
    );
  }
  const Page = () => (
    <Dialog open onClose={() => {}} title="Scelte">
      <Menu />
    </Dialog>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  const pressed: boolean[] = [];
  document.addEventListener('keydown', ({ defaultPrevented }) => pressed.push(defaultPrevented), { once: true });
  screen.getByRole('button', { name: 'Menu' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(pressed).toEqual([true]);
});
