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
  ['one is open', form + closed, null, 'modulo'],
  ['the focus is in one', room + form, 'in-camera', 'camera'],
  ['nothing has the focus: the last', form + room, null, 'camera'],
  ['nothing has the focus: a question, even before what it is about', question + room, null, 'domanda'],
  ['the focus is on the page', `<button id="fuori"></button>${form}`, 'fuori', 'modulo'],
])('when %s', (_, html, focused, id) => {
  document.body.innerHTML = html;
  if (focused !== null) document.getElementById(focused)?.focus();
  expect(topmostDialog()?.id).toBe(id);
});
