import { expect, test } from 'vitest';
import { topmostDialog } from './topmost-dialog.ts';

const dialog = (id: string, attributes: string) =>
  `<dialog id="${id}" ${attributes}><button id="in-${id}"></button></dialog>`;

const form = dialog('modulo', 'open');
const room = dialog('camera', 'open');
const question = dialog('domanda', 'open role="alertdialog"');
const closed = dialog('chiusa', 'role="alertdialog"');

test.each([
  ['undefined if no dialog is open', closed, null, undefined],
  ['the only open dialog', form + closed, null, 'modulo'],
  ['the one of two open dialogs that has the focus', room + form, 'in-camera', 'camera'],
  ['the last of two open dialogs if no element has the focus', form + room, null, 'camera'],
  ['an open alert dialog even if a later dialog is open', question + room, null, 'domanda'],
  ['the open dialog if the focus is on the page', `<button id="fuori"></button>${form}`, 'fuori', 'modulo'],
])('topmostDialog returns %s', (_, html, focused, id) => {
  document.body.innerHTML = html;
  if (focused !== null) document.getElementById(focused)?.focus();
  expect(topmostDialog()?.id).toBe(id);
});
