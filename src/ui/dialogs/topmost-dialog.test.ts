import { expect, test } from 'vitest';
import { topmostDialog } from './topmost-dialog.ts';

const dialog = (id: string, attributes: string) =>
  `<dialog id="${id}" ${attributes}><button id="in-${id}"></button></dialog>`;

const form = dialog('modulo', 'open');
const room = dialog('camera', 'open');
const question = dialog('domanda', 'open role="alertdialog"');
const closed = dialog('chiusa', 'role="alertdialog"');

test.each([
  ['no dialog is open', closed, null, undefined],
  ['a single dialog is open', form + closed, null, 'modulo'],
  ['one of two has the focus', room + form, 'in-camera', 'camera'],
  ['no element has the focus (the last one)', form + room, null, 'camera'],
  ['no element has the focus (a question, even if it comes first)', question + room, null, 'domanda'],
  ['the focus is on the page', `<button id="fuori"></button>${form}`, 'fuori', 'modulo'],
])('returns the topmost dialog if %s', (_, html, focused, id) => {
  document.body.innerHTML = html;
  if (focused !== null) document.getElementById(focused)?.focus();
  expect(topmostDialog()?.id).toBe(id);
});
