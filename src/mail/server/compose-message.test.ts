import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { type Mail, mailSchema, type ReplyTo } from '../contract.ts';
import { sized } from '../../../test/verify.ts';
import { displayName } from '../rules/mail-address.ts';
import { composeMessage } from './compose-message.ts';

const OPERATOR = 'ciao@ospitalia.it';
const BODY = { to: 'padrona@example.it', subject: 'Nuova prenotazione', text: 'Testo', html: '<p>Testo</p>' };
const ID = '3f9a1c2b-0000-4000-8000-000000000000';

async function compose(mail: Mail, operator: string | null = OPERATOR) {
  const sender = { from: 'Ospitalia <non-rispondere@ospitalia.it>', operator };
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(composeMessage(mail, ID, sender));
  const text = (message as Buffer).toString();
  return { text, parsed: await PostalMime.parse(text) };
}

const answerTo = async (reply_to: ReplyTo, operator?: string | null) =>
  (await compose({ ...BODY, reply_to }, operator)).parsed.replyTo;

const anna = (name: string) => ({ name, address: 'anna.mueller@example.de' });

describe('Reply-To', () => {
  test.each([
    'Müller, Anna (Büro)',
    'Anna "la Rossa" Verdi',
    'Verdi, Anna',
    'Anna <tutti@example.it>',
    'tutti@example.it, Anna',
    'Anna; Carla: tutti@example.it',
    String.raw`Anna \" <x@example.it>`,
    'Anna\r\nBcc: tutti@example.it\r\n\r\nTesto',
    '\u202EtΙ.elpmaxe@ittut\u202C',
    'أحمد الفارسي',
    '山田 花子',
    'Anna 👩‍👩‍👧‍👦🏡',
    '=?utf-8?Q?Anna?= <tutti@example.it>',
    'ä, '.repeat(60),
    "D'Alò",
  ])('contains one mailbox for the name %j', async (name) => {
    const { text, parsed } = await compose({ ...BODY, reply_to: anna(name) });
    expect(parsed.replyTo).toEqual([anna(displayName(name))]);
    expect(parsed.to).toEqual([{ name: '', address: BODY.to }]);
    expect(parsed.headers.map(({ key }) => key).filter((key) => /^(?:b?cc|reply-to)$/.test(key))).toEqual(['reply-to']);
    const head = text.slice(0, text.indexOf('\r\n\r\n'));
    expect(head.split('\r\n').every((line) => line.length <= 998)).toBe(true);
  });

  test('contains one mailbox for any name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), async (name) => {
        const [reply, ...others] = (await answerTo(anna(name))) ?? [];
        expect([reply?.address, others]).toEqual(['anna.mueller@example.de', []]);
      }),
      { numRuns: sized(40, 200) },
    );
  });

  test('is the bare address if the name has no visible characters', async () => {
    expect(await answerTo(anna('\r\n\u200B'))).toEqual([anna('')]);
  });

  test("is the operator's address if the email requests it or has no valid reply address", async () => {
    const operator = [{ name: '', address: OPERATOR }];
    expect(await answerTo('operator')).toEqual(operator);
    for (const address of ['', 'nessuno', 'a@b.it, c@d.it', 'a@b.it\r\nBcc: c@d.it']) {
      expect(await answerTo({ name: 'Anna', address })).toEqual(operator);
    }
  });

  test('is absent if the operator should receive the replies but has no address', async () => {
    expect(await answerTo('operator', null)).toBeUndefined();
    expect(await answerTo(anna('Anna'), null)).toEqual([anna('Anna')]);
  });
});

describe('an email', () => {
  test('requires `reply_to` at compile time, but uses the operator as the default if it was queued without `reply_to`', () => {
    // @ts-expect-error `reply_to` is missing.
    const undecided: Mail = BODY;
    expect(mailSchema.parse(undecided).reply_to).toBe('operator');
  });

  test('contains a calendar file unchanged, and is invalid if the file is too large for the queue', async () => {
    const contents = `BEGIN:VCALENDAR\r\nSUMMARY:Città «Ca’ d’Oro» ${'à'.repeat(80)}\r\nEND:VCALENDAR\r\n`;
    const attachment = {
      file_name: 'soggiorno-ca-d-oro.ics',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      contents,
    } as const;
    const { text, parsed } = await compose({ ...BODY, reply_to: 'operator', attachment });
    const [file, ...others] = parsed.attachments;
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      filename: 'soggiorno-ca-d-oro.ics',
      mimeType: 'text/calendar',
      disposition: 'attachment',
    });
    const written = /filename=soggiorno-ca-d-oro\.ics\r\n\r\n([\w+/=\s]+?)\r\n--/.exec(text)?.[1] ?? '';
    expect(Buffer.from(written, 'base64').toString()).toBe(contents);
    expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=PUBLISH/i);
    const mail = { ...BODY, reply_to: 'operator', attachment: { ...attachment, contents: 'x'.repeat(8001) } };
    expect(mailSchema.safeParse(mail).success).toBe(false);
  });
});
