import { expectNoAxeViolations } from '../support/axe.ts';
import { uniqueCin } from '../support/owner.ts';
import { expect, test } from '../support/panel.ts';
import * as adminMessages from '../../src/admin/messages/admin.ts';

const NAMES = ['Alba', 'Brezza', 'Cala'];

test('the queue can be operated entirely by keyboard', {
  tag: '@desktop',
}, async ({ page, owner, panel, operator }) => {
  const names = NAMES.map((name) => `${owner.homeName} ${name}`);
  const [first = '', second = '', third = ''] = names;
  const ids: number[] = [];
  for (const nome of names) ids.push(await owner.wait({ nome, cin: uniqueCin() }));
  const press = (key: string) => page.keyboard.press(key);
  const heading = (name: string) => panel.sheet.getByRole('heading', { level: 2, name });
  const nameOf = (name: string) => panel.row(name).getByRole('button');
  await panel.open({ cerca: owner.homeName });
  await panel.search.press('ArrowDown');
  await expect(nameOf(first)).toBeFocused();
  await press('j');
  await expect(heading(second)).toBeVisible();
  await expect(nameOf(second)).toBeFocused();
  await press('k');
  await expect(heading(first)).toBeVisible();
  await press('x');
  await expect(panel.row(first).getByRole('checkbox')).toBeChecked();
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Shift+X');
  await expect(panel.queue.getByText('3 selezionate')).toBeVisible();
  await panel.queue.getByRole('button', { name: 'Annulla la selezione' }).press('Enter');
  await nameOf(third).focus();
  await panel.expectWhole();

  await press('f');
  await expect(panel.dialog('Gestisci Foto')).toBeVisible();
  await press('Escape');
  await expect(nameOf(third)).toBeFocused();
  await press('d');
  await expect(panel.dialog('Dettagli')).toBeVisible();
  await press('Escape');
  await expect(panel.dialog('Dettagli')).toBeHidden();
  await press('?');
  await expect(panel.dialog('Scorciatoie')).toBeVisible();
  await expectNoAxeViolations(page);
  await press('Escape');

  await press('r');
  await expect(panel.question.getByLabel('Motivo')).toBeFocused();
  await press('Escape');
  await expect(panel.question).toBeHidden();
  await press('a');
  await expect(panel.question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(panel.toast('Struttura approvata con successo!')).toBeVisible();
  await expect(nameOf(second)).toBeFocused();
  await press('z');
  await expect(nameOf(third)).toBeFocused();
  await expect(panel.toast('Struttura approvata con successo!')).toBeHidden();
  await expect.poll(async () => (await operator.read(ids[2]!)).status).toBe('in_attesa');

  await press('/');
  await expect(panel.search).toBeFocused();
  await page.keyboard.type('x?a');
  await expect(panel.question).toBeHidden();
  await press('Escape');
  await expect(panel.search).toHaveValue('');
});

test('the panel offers to show all strutture if a search has no results, and opens the next struttura after an approval', {
  tag: '@phone',
}, async ({ page, owner, panel }) => {
  for (const name of NAMES) await owner.wait({ nome: `${owner.homeName} ${name}`, cin: uniqueCin() });
  const heading = (name: string) => panel.sheet.getByRole('heading', { level: 2, name: `${owner.homeName} ${name}` });
  await panel.open();
  await panel.search.fill('xyz che non c’è');
  await expect(page.getByText(adminMessages.noPropertyMatches('xyz che non c’è'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Mostra tutte' }).click();
  await expect(panel.queue.getByRole('listitem').first()).toBeVisible();
  await expect(panel.search).toHaveValue('');

  await panel.open({ cerca: owner.homeName });
  await panel.expectFits();
  await panel.row(`${owner.homeName} Alba`).getByRole('button').tap();
  await expect(heading('Alba')).toBeVisible();
  await expect(panel.queue).toBeHidden();
  await panel.expectWhole();
  await panel.expectFits();
  await expectNoAxeViolations(page);
  await expect(panel.sheet.getByText('1 di 3')).toBeVisible();
  await panel.sheet.getByRole('button', { name: 'Scheda successiva' }).tap();
  await expect(heading('Brezza')).toBeVisible();
  await panel.action('Approva').tap();
  await panel.confirm();
  await expect(heading('Cala')).toBeVisible();
  await panel.dismiss('Struttura approvata con successo!');
  await panel.sheet.getByRole('button', { name: 'In Attesa' }).tap();
  await expect(panel.queue).toBeVisible();
  await expect(panel.queue.getByRole('listitem')).toHaveCount(2);

  await panel.row(`${owner.homeName} Alba`).getByRole('button').tap();
  await expect(heading('Alba')).toBeVisible();
  await page.goBack();
  await expect(panel.queue).toBeVisible();
  await expect(panel.search).toHaveValue(owner.homeName);
});
