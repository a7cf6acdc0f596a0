import { describe, expect, test } from 'vitest';
import { inboundTriggerAddress, inboundTriggerTokens, parseInboundTriggerPlace } from './inbound-trigger-address.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx23';
const OTHER = 'zyxwvutsrqponmlkjihgfedc76';
const box = { mailbox: 'campanello', domain: 'posta.example' };
const whole = { mailbox: null, domain: 'posta.example' };

test.each<[string, ReturnType<typeof parseInboundTriggerPlace>]>([
  ['campanello@posta.example', box],
  [' Campanello@Posta.Example ', box],
  ['@posta.example', whole],
  ['posta.example', whole],
  [`${'a'.repeat(37)}@posta.example`, { mailbox: 'a'.repeat(37), domain: 'posta.example' }],
  ['', null],
  ['posta', null],
  ['campanello+casa@posta.example', null],
  [`${'a'.repeat(38)}@posta.example`, null],
  ['a b@posta.example', null],
  ['campanello@posta.example, altro@posta.example', null],
  ['campanello@-posta.example', null],
])('parseInboundTriggerPlace parses %s as %j', (text, place) => {
  expect(parseInboundTriggerPlace(text)).toEqual(place);
});

test.each([box, whole, { mailbox: 'a'.repeat(37), domain: 'posta.example' }])(
  'creates an address whose local part has at most 64 characters for %j, and extracts its token again',
  (place) => {
    const address = inboundTriggerAddress(place, TOKEN);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(inboundTriggerTokens(place, [address])).toEqual([TOKEN]);
  },
);

describe('inboundTriggerTokens', () => {
  const address = `campanello+${TOKEN}@posta.example`;
  test.each<[string, string[], string[]]>([
    ['a bare address', [address], [TOKEN]],
    ['in capitals: addresses are case-insensitive', [address.toUpperCase()], [TOKEN]],
    ['with a display name, among other addresses', [`"Anna, casa" <anna@example.it>, Casa <${address}>;`], [TOKEN]],
    ['in headers', [`Delivered-To: ${address}\r\nTo: prenotazioni@example.it\r\n`], [TOKEN]],
    ['repeated three times', [address, `<${address}>`, address], [TOKEN]],
    ['two addresses', [`campanello+${OTHER}@posta.example`, address], [OTHER, TOKEN]],
    ['the mailbox itself', ['campanello@posta.example'], []],
    ['another mailbox', [`altro+${TOKEN}@posta.example`], []],
    ['another domain', [`campanello+${TOKEN}@altra.example`], []],
    ['a domain with ours as a prefix', [`campanello+${TOKEN}@posta.example.cattivo.example`], []],
    ['a domain with ours as a suffix', [`campanello+${TOKEN}@cattiva-posta.example`], []],
    ['a token that is too short', [`campanello+${TOKEN.slice(1)}@posta.example`], []],
    ['a token that is too long', [`campanello+${TOKEN}a@posta.example`], []],
    ['a token with invalid letters', [`campanello+${TOKEN.slice(2)}01@posta.example`], []],
    ['nothing', ['', '@', '@posta.example', '+@posta.example'], []],
  ])('returns the tokens of trigger addresses only: %s', (_, texts, tokens) => {
    expect(inboundTriggerTokens(box, texts)).toEqual(tokens);
  });

  test('uses the token as the whole local part if the mailbox is a domain', () => {
    expect(inboundTriggerTokens(whole, [`${TOKEN}@posta.example`])).toEqual([TOKEN]);
    expect(inboundTriggerTokens(whole, [address])).toEqual([]);
  });

  test('parses long lists in bounded time and returns at most five tokens', () => {
    const many = Array.from(
      { length: 32 },
      (_, n) => `campanello+${'abcdefghijklmnopqrstuvwxyz234567'[n]}${TOKEN.slice(1)}@posta.example`,
    );
    expect(inboundTriggerTokens(box, [many.join(', ')])).toHaveLength(5);
    expect(inboundTriggerTokens(box, ['a'.repeat(5_000_000), '@'.repeat(5_000_000), 'a@'.repeat(2_000_000)])).toEqual(
      [],
    );
  });
});
