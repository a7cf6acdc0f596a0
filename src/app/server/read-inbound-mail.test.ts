import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';

const INBOUND_MAIL_ADDRESS = 'campanello@posta.example';
const INBOUND_WEBHOOK_SECRET = 'x'.repeat(32);
const INBOUND_IMAP_URL = 'imaps://campanello%40posta.example:pass%3Aword%2F@imap.posta.example/Campanello';
const place = { mailbox: 'campanello', domain: 'posta.example' };

const read = (env: Record<string, string>) => readConfig(env).inboundMail;

describe('configuration of inbound-mail triggers', () => {
  test('disables the triggers by default', () => {
    expect(read({})).toBeNull();
  });

  test('accepts an address with a webhook secret and no mailbox', () => {
    expect(read({ INBOUND_MAIL_ADDRESS, INBOUND_WEBHOOK_SECRET })).toEqual({
      place,
      secret: INBOUND_WEBHOOK_SECRET,
      imap: null,
    });
  });

  test('accepts a mailbox whose name and password contain special characters', () => {
    expect(read({ INBOUND_MAIL_ADDRESS, INBOUND_IMAP_URL })?.imap).toEqual({
      host: 'imap.posta.example',
      port: 993,
      isSecure: true,
      isThisMachine: false,
      user: 'campanello@posta.example',
      password: 'pass:word/',
      folder: 'Campanello',
    });
  });

  test.each([
    ['imap://a:b@[::1]', { host: '::1', port: 143, isSecure: false, isThisMachine: true, folder: 'INBOX' }],
    ['imap://a:b@posta.example:1143/', { host: 'posta.example', port: 1143, isThisMachine: false, folder: 'INBOX' }],
  ])('accepts the mailbox %s', (url, expected) => {
    expect(read({ INBOUND_MAIL_ADDRESS, INBOUND_IMAP_URL: url })?.imap).toMatchObject(expected);
  });

  test.each<[Record<string, string>, string]>([
    [{ INBOUND_WEBHOOK_SECRET }, 'Per il campanello manca ancora: INBOUND_MAIL_ADDRESS.'],
    [{ INBOUND_IMAP_URL }, 'Per il campanello manca ancora: INBOUND_MAIL_ADDRESS.'],
    [{ INBOUND_MAIL_ADDRESS }, 'Per il campanello manca ancora: INBOUND_WEBHOOK_SECRET o INBOUND_IMAP_URL.'],
    [{ INBOUND_MAIL_ADDRESS: 'campanello', INBOUND_WEBHOOK_SECRET }, 'INBOUND_MAIL_ADDRESS deve essere una casella'],
    [
      { INBOUND_MAIL_ADDRESS, INBOUND_WEBHOOK_SECRET: 'corto' },
      'INBOUND_WEBHOOK_SECRET deve avere almeno 32 caratteri',
    ],
    [{ INBOUND_MAIL_ADDRESS, INBOUND_WEBHOOK_SECRET: `${'x '.repeat(20)}y` }, 'senza spazi'],
    [{ INBOUND_MAIL_ADDRESS, INBOUND_IMAP_URL: 'https://a:segreta@b.it' }, 'INBOUND_IMAP_URL deve essere un indirizzo'],
    [
      { INBOUND_MAIL_ADDRESS, INBOUND_IMAP_URL: 'imaps://posta.example' },
      'INBOUND_IMAP_URL deve essere imaps://utente',
    ],
    [
      { INBOUND_MAIL_ADDRESS, INBOUND_IMAP_URL: 'imaps://a:segreta@b.it/?x=1' },
      'INBOUND_IMAP_URL deve essere imaps://utente',
    ],
    [
      { INBOUND_MAIL_ADDRESS, INBOUND_IMAP_URL: 'imaps://a:segreta%@b.it/' },
      'INBOUND_IMAP_URL deve essere imaps://utente',
    ],
  ])('rejects %j with an error message that reveals no secret', (env, sentence) => {
    expect(() => read(env)).toThrow(SettingsError);
    expect(() => read(env)).toThrow(sentence);
    expect(() => read(env)).not.toThrow('segreta');
  });
});
