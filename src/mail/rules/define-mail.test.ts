import { expect, test } from 'vitest';
import { defineMail } from './define-mail.ts';

const WORDS = { subject: 's', preheader: 'p', heading: 'h', paragraphs: [], button: 'Apri', footnote: 'f' };
const write = (url?: string) =>
  defineMail([url], (target) => ({ ...WORDS, ...(target !== undefined && { url: target }) })).write(
    url,
    'https://a.it',
  );

test.each([
  ['/blog', 'https://a.it/blog'],
  ['https://b.it/x?token=1', 'https://b.it/x?token=1'],
  [undefined, 'https://a.it'],
])('resolves the button URL %j to %s', (url, expected) => {
  const { text, html } = write(url);
  expect(text).toContain(`Apri:\n${expected}\n`);
  expect(html).toContain(`href="${expected}"`);
});

test('omits the unsubscribe_url property if no URL is given', () => {
  expect(Object.keys(write())).toEqual(['subject', 'reply_to', 'text', 'html']);
});

test('resolves links and the unsubscribe URL against the portal’s URL', () => {
  const links = [{ sentence: 'Non ne vuoi più?', url: '/esci' }];
  const mail = defineMail([null], () => ({ ...WORDS, links, unsubscribe_url: '/api/esci' }));
  const { text, unsubscribe_url } = mail.write(null, 'https://a.it');
  expect(text).toContain('Non ne vuoi più?\nhttps://a.it/esci');
  expect(unsubscribe_url).toBe('https://a.it/api/esci');
});
