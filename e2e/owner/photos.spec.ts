import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from '../support/axe.ts';
import { holdRoute } from '../support/hold-route.ts';
import { expect, test } from '../support/owner.ts';
import { type PhotoFile, photoFile, shots } from '../support/photos.ts';
import { SubmissionForm } from '../support/submission-form.ts';
import * as mediaMessages from '../../src/media/messages/visitor.ts';
import * as mediaOwnerMessages from '../../src/media/messages/owner.ts';

const TOO_BIG = 5 * 1024 * 1024 + 1;

async function names(photos: Locator): Promise<(string | null)[]> {
  return photos.getByRole('img').evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt')));
}

async function hand(target: Locator, kind: 'drop' | 'paste', photo: PhotoFile): Promise<void> {
  const sent = { kind, name: photo.name, bytes: [...photo.buffer] };
  await target.evaluate((element, { kind: how, name, bytes }) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
    const event = { bubbles: true, cancelable: true };
    if (how === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { ...event, clipboardData: files }));
    else
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { ...event, dataTransfer: files }));
  }, sent);
}

test.describe('errors in the submission form', () => {
  test.use({ expectedFaults: /^answer 4\d\d: .*\/api\/foto\?|^request failed .*\/api\/foto\?/ });

  test('are shown for an invalid or oversized photo, a failed upload and a room without a name', {
    tag: '@desktop',
  }, async ({ page }) => {
    const form = await SubmissionForm.open(page);
    const letter = { name: 'lettera.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Cara zia, qui si sta bene.') };
    const huge = { name: 'enorme.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(TOO_BIG) };
    await form.files.setInputFiles([letter, huge]);
    const alert = form.root.locator('.media-notices');
    await expect(alert).toContainText("Il file lettera.jpg non è un'immagine valida.");
    await expect(alert).toContainText('Il file enorme.jpg è troppo grande. Massimo 5MB per immagine.');
    await expect(form.photos).toHaveCount(0);
    await expectNoAxeViolations(page);

    const breakOff = await holdRoute(page, '**/api/foto?*', (route) => route.abort());
    await form.files.setInputFiles(await shots(2));
    await expect(form.root.getByRole('progressbar', { name: 'Caricamento di foto-1.jpg' })).toBeVisible();
    await expect(form.root.locator('.media-badge, .media-handle').filter({ visible: true })).toHaveCount(0);
    await expectNoAxeViolations(page);
    breakOff();
    await expect(alert).toContainText(
      mediaOwnerMessages.fileNotUploaded('foto-1.jpg', mediaOwnerMessages.connectionLost),
    );
    await expect(form.root.getByRole('button', { name: 'Riprova', exact: true })).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.unroute('**/api/foto?*');
    await form.root.getByRole('button', { name: 'Riprova tutte' }).click();
    await form.expectStored();
    await expect(alert).toBeEmpty();
    await expect(form.photos).toHaveCount(2);

    await form.type('B&B').check();
    await form.addRoomButton.click();
    const modal = page.getByRole('dialog', { name: 'Nuova camera' });
    await modal.getByLabel('Prezzo per notte').fill('gratis');
    await modal.getByRole('button', { name: 'Salva la camera' }).click();
    await expect(modal.getByText('Dai un nome alla camera').first()).toBeVisible();
    await expect(modal.getByLabel('Nome della camera')).toBeFocused();
    await expectNoAxeViolations(page);

    await page.setViewportSize({ width: 320, height: 700 });
    const price = modal.getByLabel('Prezzo per notte');
    await price.fill('1250');
    await price.blur();
    expect(await price.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('a photo above 5 MB is scaled down and stays upright, whereas HEIC and truncated photos are rejected', {
  tag: '@desktop',
}, async ({ page }) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'white', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(buffer.byteLength).toBeGreaterThan(TOO_BIG);
  const form = await SubmissionForm.open(page);
  const sent = page.waitForRequest('**/api/foto?*');
  await form.files.setInputFiles({ name: 'mare.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(mediaOwnerMessages.shrinkingPhoto('mare.jpg'))).toBeAttached();
  expect((await sent).headers()['content-type']).toBe('image/jpeg');
  const answer = await (await (await sent).response())?.json();
  expect(answer.data).toMatchObject({ width: 1920, height: 2880 });
  await form.expectStored();

  const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2000)]);
  await form.files.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
  const notices = form.root.locator('.media-notices');
  await expect(notices).toContainText(mediaMessages.photoFaults.heic('IMG_1.HEIC'));
  await expect(form.files).toHaveAttribute('accept', /\.heic/);
  // The portal must reject a truncated photo, because some browsers accept it and draw the missing half in grey.
  const cut = buffer.subarray(0, TOO_BIG + 1);
  await form.files.setInputFiles({ name: 'tagliata.jpg', mimeType: 'image/jpeg', buffer: cut });
  await expect(notices).toContainText(mediaMessages.photoFaults.nonValida('tagliata.jpg'));
  await expect(form.photos).toHaveCount(1);
});

test('photos can be added by drag and drop or paste, reordered, removed and restored', { tag: '@desktop' }, async ({
  page,
}) => {
  const form = await SubmissionForm.open(page);
  await form.addPhotos(...(await shots(2)));
  await hand(
    form.root.locator('.media-drop-zone'),
    'drop',
    await photoFile('lasciata.jpg', { colour: '#204060', width: 240 }),
  );
  await expect(form.photos).toHaveCount(3);
  await hand(form.nome, 'paste', await photoFile('incollata.jpg', { colour: '#604020', width: 240 }));
  await expect(form.photos).toHaveCount(4);
  await form.expectStored();
  expect(await names(form.photos)).toEqual(['foto-1.jpg', 'foto-2.jpg', 'lasciata.jpg', 'incollata.jpg']);

  await form.root.getByRole('button', { name: 'Sposta avanti la foto 1' }).click();
  expect(await names(form.photos)).toEqual(['foto-2.jpg', 'foto-1.jpg', 'lasciata.jpg', 'incollata.jpg']);
  await form.photos.nth(3).getByRole('button', { name: 'Fai copertina' }).click();
  expect(await names(form.photos)).toEqual(['incollata.jpg', 'foto-2.jpg', 'foto-1.jpg', 'lasciata.jpg']);
  await form.photos.nth(0).getByRole('img').dragTo(form.photos.nth(1).getByRole('img'));
  expect(await names(form.photos)).toEqual(['foto-2.jpg', 'incollata.jpg', 'foto-1.jpg', 'lasciata.jpg']);
  await form.photos.nth(1).getByRole('img').dragTo(form.photos.nth(0).getByRole('img'));

  await form.root.getByRole('button', { name: 'Rimuovi la foto 2' }).click();
  expect(await names(form.photos)).toEqual(['incollata.jpg', 'foto-1.jpg', 'lasciata.jpg']);
  await expect(form.root.getByRole('button', { name: 'Rimuovi la foto 2' })).toBeFocused();
  await expect(form.root.getByText(mediaOwnerMessages.photoRemoved)).toBeVisible();
  await expectNoAxeViolations(page);
  await form.root.getByRole('button', { name: 'Annulla' }).click();
  expect(await names(form.photos)).toEqual(['incollata.jpg', 'foto-2.jpg', 'foto-1.jpg', 'lasciata.jpg']);
});
