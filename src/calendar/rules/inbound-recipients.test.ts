import { expect, test } from 'vitest';
import { inboundRecipients } from './inbound-recipients.ts';

const BELL = 'campanello+abc@posta.example';

test.each<[string, unknown, string[]]>([
  [
    'the recipients from a Postmark request',
    {
      FromFull: { Email: 'automated@airbnb.com' },
      To: 'Anna <anna@example.it>',
      ToFull: [{ Email: 'anna@example.it', Name: BELL, MailboxHash: '' }],
      OriginalRecipient: BELL,
      Subject: BELL,
      TextBody: BELL,
    },
    ['Anna <anna@example.it>', 'anna@example.it', BELL],
  ],
  [
    'the recipients from a Mailgun request',
    { sender: 'noreply@booking.com', recipient: BELL, 'body-plain': 'x', To: 'anna@example.it' },
    [BELL, 'anna@example.it'],
  ],
  [
    'the recipients from a SendGrid request',
    { subject: BELL, to: 'anna@example.it', envelope: JSON.stringify({ to: [BELL], from: 'noreply@vrbo.com' }) },
    ['anna@example.it', BELL],
  ],
  [
    'the recipients from a CloudMailin request',
    { headers: { subject: BELL, to: 'x' }, envelope: { to: BELL, recipients: [BELL], from: 'a@b.it' }, plain: BELL },
    [BELL, BELL],
  ],
  [
    'nothing from a request without a recipient field',
    { subject: BELL, text: BELL, html: BELL, from: BELL, sender: BELL },
    [],
  ],
  ['only the `to` field if SendGrid posts the whole mail', { email: `To: ${BELL}\r\n\r\nCiao`, to: BELL }, [BELL]],
  ['the text of an envelope that is not JSON', { envelope: '{to' }, ['{to']],
  ['nothing from nulls and numbers', { to: null, recipient: 7, cc: [null, { email: 3 }] }, []],
  ['nothing from an array in place of fields', [BELL], []],
  ['nothing from an empty request', null, []],
  ['nothing from fields that are nested too deeply', { to: [[[[[[[BELL]]]]]]] }, []],
])('inboundRecipients extracts %s', (_, posted, texts) => {
  expect(inboundRecipients(posted)).toEqual(texts);
});

test('inboundRecipients returns at most 100 recipients', () => {
  expect(inboundRecipients({ to: Array.from({ length: 10_000 }, () => BELL), cc: BELL })).toHaveLength(100);
});

test('inboundRecipients parses JSON in a form field', () => {
  expect(inboundRecipients({ envelope: [JSON.stringify({ to: [{ email: BELL }] })] })).toEqual([BELL]);
});
