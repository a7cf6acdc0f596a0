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
])('parseInboundTriggerPlace parses %j as %j', (text, place) => {
  expect(parseInboundTriggerPlace(text)).toEqual(place);
});

test.each([box, whole, { mailbox: 'a'.repeat(37), domain: 'posta.example' }])(
  'inboundTriggerAddress for %j returns an address whose local part has at most 64 characters and contains the token',
  (place) => {
    const address = inboundTriggerAddress(place, TOKEN);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(inboundTriggerTokens(place, [address])).toEqual([TOKEN]);
  },
);

describe('inboundTriggerTokens', () => {
  const address = `campanello+${TOKEN}@posta.example`;
  test.each<[string, string[], string[]]>([
    ['the token of a bare address', [address], [TOKEN]],
    ['the token of an upper-case address', [address.toUpperCase()], [TOKEN]],
    [
      'the token of an address with a display name, in a list of addresses',
      [`"Anna, casa" <anna@example.it>, Casa <${address}>;`],
      [TOKEN],
    ],
    ['the token of an address in headers', [`Delivered-To: ${address}\r\nTo: prenotazioni@example.it\r\n`], [TOKEN]],
    ['one token for an address that is repeated three times', [address, `<${address}>`, address], [TOKEN]],
    ['the tokens of two addresses', [`campanello+${OTHER}@posta.example`, address], [OTHER, TOKEN]],
    ['nothing for the mailbox without a token', ['campanello@posta.example'], []],
    ['nothing for a different mailbox', [`altro+${TOKEN}@posta.example`], []],
    ['nothing for a different domain', [`campanello+${TOKEN}@altra.example`], []],
    [
      'nothing for a domain that begins with the configured domain',
      [`campanello+${TOKEN}@posta.example.cattivo.example`],
      [],
    ],
    ['nothing for a domain that ends with the configured domain', [`campanello+${TOKEN}@cattiva-posta.example`], []],
    ['nothing for a token that is too short', [`campanello+${TOKEN.slice(1)}@posta.example`], []],
    ['nothing for a token that is too long', [`campanello+${TOKEN}a@posta.example`], []],
    ['nothing for a token with invalid characters', [`campanello+${TOKEN.slice(2)}01@posta.example`], []],
    ['nothing for empty and incomplete addresses', ['', '@', '@posta.example', '+@posta.example'], []],
  ])('returns %s', (_, texts, tokens) => {
    expect(inboundTriggerTokens(box, texts)).toEqual(tokens);
  });

  test('uses the token as the whole local part if only a domain is configured', () => {
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
