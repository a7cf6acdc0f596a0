import type { Page } from '@playwright/test';
import { expectMailLanguage, checkPage } from '../support/check-page.ts';
import { expect, test } from '../support/guest.ts';
import { Mailbox } from '../support/mailbox.ts';
import type { Owner } from '../support/owner.ts';
import { photoFile } from '../support/photos.ts';
import * as accountsOwnerMessagesDe from '../../src/accounts/messages/owner.de.ts';
import * as stayOwnerMessagesDe from '../../src/stay/messages/owner.de.ts';
import * as struttureOwnerMessagesDe from '../../src/strutture/messages/owner.de.ts';
import * as struttureVisitorMessagesDe from '../../src/strutture/messages/visitor.de.ts';

const AREA = '/de/gastgeber';
const CHIUSI = 'Toscana Siena SI Chiusi Via Rohrbachgasse';
const DESCRIPTION = 'Haus mit Garten.';

const namesOf = ({ homeName, email }: Owner) => [homeName, email, CHIUSI, DESCRIPTION, 'foto.jpg'];

async function submit(page: Page, owner: Owner): Promise<void> {
  await page.goto('/de/eintragen');
  const root = page.locator('form').first();
  await expect(root.locator('#campo-nome')).toBeEnabled();
  await checkPage(page, 'de', namesOf(owner));
  await root.locator('[type=submit]').click();
  await expect(root.locator('.strutture-error-summary')).toBeVisible();
  await checkPage(page, 'de', namesOf(owner));
  await root.locator('#campo-nome').fill(owner.homeName);
  await root
    .getByRole('checkbox', { name: struttureVisitorMessagesDe.listingTypeNames.casa_vacanza, exact: true })
    .check();
  await root.locator('#campo-descrizione').fill(DESCRIPTION);
  await root.locator('#campo-cin').fill(owner.cin);
  await root.locator('#campo-regione_id').selectOption({ label: 'Toskana' });
  await root.locator('#campo-provincia_id').selectOption({ label: 'Siena (SI)' });
  await root.locator('#campo-citta').click();
  await root.locator('#campo-citta').fill('chiusi');
  await root.getByRole('option', { name: 'Chiusi', exact: true }).click();
  await root.locator('#campo-indirizzo').fill('Rohrbachgasse 14');
  await root.getByRole('textbox', { name: struttureOwnerMessagesDe.FIELD_LABELS.posti_letto, exact: true }).fill('4');
  await root.getByRole('textbox', { name: struttureOwnerMessagesDe.FIELD_LABELS.num_camere, exact: true }).fill('2');
  await root.getByRole('textbox', { name: struttureOwnerMessagesDe.FIELD_LABELS.num_bagni, exact: true }).fill('1');
  await root.getByLabel(struttureOwnerMessagesDe.FIELD_LABELS.prezzo_notte).fill('95');
  await root.locator('#campo-immagini').setInputFiles([await photoFile('foto.jpg', { colour: '#2b5a8a' })]);
  await expect(root.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await root.locator('#campo-email').fill(owner.email);
  await root.getByRole('checkbox', { name: struttureOwnerMessagesDe.notOnBookingComLabel }).check();
  await root.locator('#campo-consenso_privacy').check();
  await checkPage(page, 'de', namesOf(owner));
  await root.locator('[type=submit]').click();
  await expect(page.locator('.strutture-sent')).toBeVisible();
  await checkPage(page, 'de', namesOf(owner));
}

test('an owner’s German pages and emails, from the submission to the bookings, contain no Italian words', {
  tag: '@desktop',
}, async ({ page, owner, guest, operator }) => {
  test.slow();
  const names = namesOf(owner);
  const look = () => checkPage(page, 'de', names);
  await submit(page, owner);

  const confirmation = await owner.mail(struttureOwnerMessagesDe.confirmAddressMail.subject);
  expectMailLanguage(confirmation, 'de', names);
  expect(new URL(confirmation.link).pathname).toBe(`${AREA}/anmelden`);
  await page.goto(confirmation.link);
  await look();
  await page.getByRole('button', { name: accountsOwnerMessagesDe.signInButton }).click();
  await expect(page.getByRole('heading', { level: 1, name: accountsOwnerMessagesDe.myListingsTitle })).toBeVisible();
  await look();
  expectMailLanguage(
    await owner.mail(struttureOwnerMessagesDe.requestReceivedMail(owner.homeName).subject),
    'de',
    names,
  );

  const { data } = (await (await page.request.get('/api/proprietario/strutture')).json()) as { data: { id: number }[] };
  const id = data[0]?.id ?? 0;
  const home = `${AREA}/unterkuenfte/${id}`;
  await page.goto(home);
  await look();
  await page.goto(`${home}/bearbeiten`);
  await expect(page.locator('#campo-nome')).toHaveValue(owner.homeName);
  await look();
  await page.goto(`${home}/kalender`);
  await look();
  await operator.approve(id);
  expectMailLanguage(
    await owner.mail(struttureOwnerMessagesDe.listingApprovedMail(owner.homeName).subject),
    'de',
    names,
  );

  await page.goto(AREA);
  await page.getByRole('button', { name: stayOwnerMessagesDe.activatePaymentsButton }).click();
  await page.waitForURL(/\/de\/testzahlung\/aktivierung\//);
  await look();
  await page.locator('form.carta .btn.full').click();
  await expect(page.getByText(stayOwnerMessagesDe.onboardingReturnTexts.attivo)).toBeVisible();
  await look();
  for (const path of ['', '/kalender', '/kalender/aktualitaet', '/bedingungen']) {
    await page.goto(home + path);
    await expect(page.locator('h1')).toBeVisible();
    await look();
  }

  for (const [call, address, path, texts] of [
    [
      `PUT /strutture/${id}/contatti`,
      `gaeste-${owner.email}`,
      '/de/e-mail-bestaetigen',
      struttureOwnerMessagesDe.publicEmailMail('Chiusi'),
    ],
    ['POST /indirizzo', `neu-${owner.email}`, `${AREA}/adresse`, accountsOwnerMessagesDe.confirmNewAddressMail('')],
  ] as const) {
    const [method = '', requestPath = ''] = call.split(' ');
    const contacts = { email: address, telefono: '+39 333 555 0101', prezzo_notte: 95 };
    await page.request.fetch(`/api/proprietario${requestPath}?lingua=de`, { method, data: contacts });
    const mail = await new Mailbox(address).next(texts.subject);
    expectMailLanguage(mail, 'de', names);
    const [link = ''] = /http\S+token=\S+/.exec(mail.text) ?? [];
    expect(new URL(link).pathname).toBe(path);
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
    await look();
  }

  const { codice, id: booking } = await guest.book(id, owner.cin);
  const mail = await owner.mail(owner.homeName);
  expectMailLanguage(mail, 'de', [...names, guest.name]);
  expect(new URL(mail.link).pathname).toBe(`${AREA}/buchungen/${booking}`);
  await page.goto(`${AREA}/buchungen`);
  await checkPage(page, 'de', [...names, guest.name]);
  await page.goto(mail.link);
  await checkPage(page, 'de', [...names, guest.name]);
  await page.request.post(`/api/prenotazioni/${codice}/annulla`, { data: { rimborso: 95 } });
  expectMailLanguage(await owner.mail('storniert'), 'de', [...names, guest.name]);
});

test('the language switch opens the same page in German, and emails use the chosen language', {
  tag: '@phone',
}, async ({ page, owner }) => {
  const id = await owner.enterWithHome(page);
  await page.goto(`/proprietario/strutture/${id}/modifica`);
  await page.locator('.top [aria-controls=menu]').click();
  await expect(page.locator('.langs.menu a')).toHaveText(['Italiano', 'Deutsch']);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/proprietario/lingua?lingua=de'));
  await page.locator('.langs.menu').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${AREA}/unterkuenfte/${id}/bearbeiten`);
  expect((await saved).status()).toBe(204);
  await owner.approve(id);
  await owner.mail(struttureOwnerMessagesDe.listingApprovedMail(owner.homeName).subject);
});
