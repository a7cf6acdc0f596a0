import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  toReceivedPicture,
  nextCin,
  NOW,
  openOwnerRooms,
  type OwnerRooms,
  paint,
  PUBLIC_URL,
  sentBody,
} from '../../../test/owner-rooms.ts';
import { refused, rowOf, submit } from '../../../test/send-submission.ts';
import { createSubmissionService } from './submission-service.ts';

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

describe('the same submission twice', () => {
  test('makes one row and the same answer, with photos and prices as numbers or text', async () => {
    const cin = nextCin();
    const immagini = ['attachment:0'];
    const first = await submit(rooms, { cin, immagini }, [await toReceivedPicture('#cc0003')]);
    const before = await rooms.counts();
    const again = await submit(rooms, { cin, immagini, prezzo_notte: '95.50' }, [await toReceivedPicture('#cc0003')]);
    expect(again).toEqual(first);
    expect(await rooms.counts()).toEqual(before);
  });

  test('twenty at once make one row and twenty equal answers', async () => {
    const cin = nextCin();
    const picture = await toReceivedPicture('#dd0004');
    const before = await rooms.counts();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        submit(rooms, { cin, email: 'venti@example.it', immagini: ['attachment:0'] }, [picture]),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rooms.counts()).toMatchObject({
      strutture: (before.strutture ?? 0) + 1,
      shown: (before.shown ?? 0) + 1,
      photos: (before.photos ?? 0) + 1,
      mails: (before.mails ?? 0) + 1,
    });
  });

  test('a CIN that waits reserves nothing: other forms with it wait beside it, whoever sends them', async () => {
    const cin = nextCin();
    const before = await rooms.counts();
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        submit(rooms, { cin, nome: `Casa ${index}`, email: index < 3 ? 'uno@example.it' : 'due@example.it' }),
      ),
    );
    expect(await rooms.counts()).toMatchObject({ strutture: (before.strutture ?? 0) + 6 });
    expect(await rooms.submissions.isCinAvailable(cin, null)).toBe(true);
  });
});

describe('the address', () => {
  test('of who is signed in is proved already: the mail says that the request arrived', async () => {
    const email = 'gia@example.it';
    const form = { body: sentBody({ cin: nextCin(), email }), pictures: [] };
    expect(await rooms.submissions.submit(form, { id: '1', email })).toMatchObject({ email_confirmed: true });
    const [mail] = (await rooms.mails()).filter(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: 'Abbiamo ricevuto la richiesta per Podere Le Querce' });
    expect(mail?.text).toContain('24/48 ore');
    expect(mail?.text).not.toContain('token=');
  });

  test('of anybody else is asked to be proved, once or at most three times a day', async () => {
    const email = 'quattro@example.it';
    const mails = async () => (await rooms.mails()).filter(({ to }) => to === email);
    const { id } = await submit(rooms, { email });
    const [confirm] = await mails();
    expect(confirm).toMatchObject({ subject: 'Conferma il tuo indirizzo' });
    expect(confirm?.text).toContain(`${PUBLIC_URL}/proprietario/entra?token=`);
    expect(confirm?.html).toContain(`${PUBLIC_URL}/proprietario/entra?token=`);
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id, email_confirmed: false }));
    for (let sent = 1; sent < 5; sent += 1) await submit(rooms, { email });
    expect(await mails()).toHaveLength(3);
  });

  test('is asked no more often by submissions at the same moment', async () => {
    const email = 'folla@example.it';
    await Promise.all(Array.from({ length: 8 }, () => submit(rooms, { email })));
    expect((await rooms.mails()).filter(({ to }) => to === email)).toHaveLength(3);
  });

  test('that nobody has proved is sent no word of who submitted', async () => {
    const email = 'vittima@example.it';
    const said = {
      nome: 'Vinci su male.example',
      descrizione: 'Clicca qui',
      indirizzo: 'Via Truffa 1',
      cin: nextCin(),
    };
    await submit(rooms, { ...said, email });
    const [mail] = (await rooms.mails()).filter(({ to }) => to === email);
    const whole = Object.values(mail ?? {}).join('\n');
    expect(whole).toContain('Qualcuno');
    for (const words of Object.values(said)) expect(whole).not.toContain(words);
  });

  test('once proved, tells of each struttura that it arrived, once', async () => {
    const email = 'cinque@example.it';
    const first = await submit(rooms, { email, nome: 'Casa Uno' });
    await submit(rooms, { email, nome: 'Casa Due' });
    await rooms.submissions.confirmAddress('Cinque@example.it');
    await rooms.submissions.confirmAddress(email);
    const subjects = (await rooms.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(new Set(subjects.slice(2))).toEqual(
      new Set(['Abbiamo ricevuto la richiesta per Casa Uno', 'Abbiamo ricevuto la richiesta per Casa Due']),
    );
    expect((await rowOf(rooms, first.id)).email_confirmed_at).toEqual(NOW);
    expect(await rooms.queue()).toContainEqual(
      expect.objectContaining({ id: first.id, nome: 'Casa Uno', cin: first.cin, richiesta: 'nuova' }),
    );
  });
});

test('a photo that is swept away meanwhile is asked for again', async () => {
  const bytes = await paint('#ee0005');
  const upload = await rooms.media.upload({ size: bytes.byteLength, read: async () => bytes }, 'a.jpg');
  const swept = {
    ...rooms,
    media: {
      ...rooms.media,
      async findUploads(references: readonly string[]) {
        const photos = await rooms.media.findUploads(references);
        await rooms.database.db.deleteFrom('photo_uploads').execute();
        await rooms.database.db
          .deleteFrom('photos')
          .where(
            'id',
            'in',
            photos.map((photo) => photo?.id ?? 0),
          )
          .execute();
        return photos;
      },
    },
  };
  const body = sentBody({ cin: nextCin(), immagini: [upload.immagine] });
  expect(await refused(createSubmissionService(swept).submit({ body, pictures: [] }, null))).toMatchObject({
    codice: 'DATI_NON_VALIDI',
    detail: 'Una delle foto non è più disponibile: caricala di nuovo.',
  });
});
