import { expect, test } from 'vitest';
import { inboundRecipients } from './inbound-recipients.ts';

const BELL = 'campanello+abc@posta.example';

test.each<[string, unknown, string[]]>([
  [
    'Postmark',
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
    'Mailgun',
    { sender: 'noreply@booking.com', recipient: BELL, 'body-plain': 'x', To: 'anna@example.it' },
    [BELL, 'anna@example.it'],
  ],
  [
    'SendGrid',
    { subject: BELL, to: 'anna@example.it', envelope: JSON.stringify({ to: [BELL], from: 'noreply@vrbo.com' }) },
    ['anna@example.it', BELL],
  ],
  [
    'CloudMailin',
    { headers: { subject: BELL, to: 'x' }, envelope: { to: BELL, recipients: [BELL], from: 'a@b.it' }, plain: BELL },
    [BELL, BELL],
  ],
  ['no recipient field', { subject: BELL, text: BELL, html: BELL, from: BELL, sender: BELL }, []],
  ['a whole mail, as SendGrid can post it', { email: `To: ${BELL}\r\n\r\nCiao`, to: BELL }, [BELL]],
  ['an envelope that is not JSON', { envelope: '{to' }, ['{to']],
  ['nulls and numbers', { to: null, recipient: 7, cc: [null, { email: 3 }] }, []],
  ['an array instead of fields', [BELL], []],
  ['an empty request', null, []],
  ['nesting deeper than any service uses', { to: [[[[[[[BELL]]]]]]] }, []],
])('inboundRecipients extracts the recipients from a request: %s', (_, posted, texts) => {
  expect(inboundRecipients(posted)).toEqual(texts);
});

test('inboundRecipients returns at most 100 recipients', () => {
  expect(inboundRecipients({ to: Array.from({ length: 10_000 }, () => BELL), cc: BELL })).toHaveLength(100);
});

test('inboundRecipients parses JSON in a form field', () => {
  expect(inboundRecipients({ envelope: [JSON.stringify({ to: [{ email: BELL }] })] })).toEqual([BELL]);
});
