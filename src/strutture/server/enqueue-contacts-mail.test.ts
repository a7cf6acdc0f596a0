import { expect, test } from 'vitest';
import { ANNA, GIULIA, nextCin, sentAdminForm } from '../../../test/owner-rooms.ts';
import { BNB, prepareListings } from '../../../test/prepare-listings.ts';

const { rooms, owned, submit, read, setContacts, editAsAdmin } = prepareListings();

async function mailsOf(act: () => Promise<unknown>) {
  const before = (await rooms.mails()).length;
  await act();
  return (await rooms.mails()).slice(before);
}

const changesIn = (text = '') =>
  text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line.includes(' → '));

test('the owner is told what changed, from what to what, prices too, and who to write to if it is wrong', async () => {
  const id = await owned('approvata');
  const body = { telefono: '+39 0578 12345', email: ANNA.email, prezzo_notte: 1200.5 };
  const [mail, ...others] = await mailsOf(() => setContacts(id, body));
  expect(others).toEqual([]);
  const subject = 'Abbiamo cambiato quello che gli ospiti vedono di Podere Le Querce';
  expect(mail).toMatchObject({ to: ANNA.email, subject });
  expect(changesIn(mail?.text)).toEqual([
    'Telefono: +39 333 555 0101 → +39 0578 12345',
    'Prezzo per notte: 95,50 € → 1.200,50 €',
  ]);
  expect(mail?.text).toContain('scrivi a ciao@ospitalia.example');
  expect(mail?.text).toContain(`https://ospitalia.example/proprietario/strutture/${id}`);
});

test('where the address that guests see changed, the old one is told too', async () => {
  const id = await owned('approvata');
  await setContacts(id, { email: 'prima@example.it' });
  const mails = await mailsOf(() => setContacts(id, { email: 'poi@example.it' }));
  expect(mails.map(({ to }) => to).toSorted()).toEqual([ANNA.email, 'prima@example.it']);
  for (const { text } of mails) expect(changesIn(text)).toEqual(['E-mail: prima@example.it → poi@example.it']);
  // The administrator reached the owner: it shows at once.
  expect(await read(id)).toMatchObject({ email: 'poi@example.it' });
});

test('taking contacts away is a change as well', async () => {
  const id = await owned('approvata');
  const mails = await mailsOf(() => setContacts(id, { telefono: '', email: '' }));
  expect(mails).toMatchObject([{ to: ANNA.email }]);
  const taken = ['Telefono: +39 333 555 0101 → nessuno', 'E-mail: anna@example.it → nessuna'];
  expect(changesIn(mails[0]?.text)).toEqual(taken);
});

test('an edit tells of them, and of the prices of rooms and cleaning', async () => {
  const id = await owned('approvata', { ...BNB, prezzo_notte: null });
  const camere = (await read(id)).form.camere.map((camera) => ({ ...camera, prezzo_notte: 90 }));
  const change = { ...BNB, nome: 'Podere Nuovo', prezzo_pulizie: 45, camere };
  const mails = await mailsOf(() => editAsAdmin(id, change));
  const subject = 'Abbiamo cambiato quello che gli ospiti vedono di Podere Nuovo';
  expect(mails).toMatchObject([{ to: ANNA.email, subject }]);
  expect(changesIn(mails[0]?.text)).toEqual([
    'Pulizie: 40 €, una volta per soggiorno → 45 €, una volta per soggiorno',
    'Camera «Camera blu», prezzo per notte: 80 € → 90 €',
  ]);
});

test('no mail leaves where nothing of it changed, nobody owns the house, nobody proved the address, or it is refused', async () => {
  const [id, { id: unproved }] = [await owned('approvata'), await submit({ email: 'mai@example.it' })];
  const { id: ours } = await rooms.admin.create(GIULIA, sentAdminForm({ cin: nextCin(), email: '' }));
  const mails = await mailsOf(async () => {
    await setContacts(id, { telefono: '+39 333 555 0101' });
    await editAsAdmin(id, { num_bagni: 2 });
    await setContacts(unproved, { telefono: '' });
    await setContacts(ours, { telefono: '' });
    const outdated = setContacts(id, { telefono: '', versione: 'vecchia' });
    await expect(outdated).rejects.toMatchObject({ codice: 'STATO_NON_VALIDO' });
  });
  expect(mails).toEqual([]);
});
