import { beforeEach, describe, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { openReaders, PUBLIC_URL, type Readers, START } from '../../../test/open-readers.ts';
import { openOnce } from '../../../test/open-once.ts';
import type { Mail } from '../../mail/contract.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { ALL_PATHS } from '../../kernel/pages/all-paths.ts';
import * as de from '../messages/mail.de.ts';
import * as en from '../messages/mail.en.ts';
import * as fr from '../messages/mail.fr.ts';
import * as it from '../messages/mail.it.ts';
import * as messages from '../messages/visitor.it.ts';

const HOUR_MS = 3_600_000;

const portal = openOnce(openReaders);

beforeEach(() => portal.clear());

const subscribe = (email: unknown, more: object = {}) => portal.call('POST', 'newsletter', { email, ...more });
const outcome = ({ status, body }: Awaited<ReturnType<Readers['call']>>) => [status, body.message];
const confirm = async (token: unknown) => outcome(await portal.call('POST', 'newsletter/conferma', { token }));
const leave = async (token: unknown) => outcome(await portal.call('POST', 'newsletter/disiscrizione', { token }));
const INVALID_LINK = [422, messages.newsletterLinkInvalid];
const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

describe('subscribing to the newsletter', () => {
  test('stores the email address as unconfirmed, and sends one email with a confirmation link', async () => {
    expect(outcome(await subscribe(' Ada@Example.IT '))).toEqual([201, messages.subscriptionRequested]);
    expect(await portal.subscribers()).toMatchObject([{ email: 'ada@example.it', stato: 'in_attesa' }]);
    const [mail, ...more] = await portal.mails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe('ada@example.it');
    expect(mail?.text).toContain(`${PUBLIC_URL}/newsletter/conferma?token=`);
    expect(mail?.unsubscribe_url).toBeUndefined();
    const { confirm_hash } = await portal.db
      .selectFrom('newsletter_subscribers')
      .select('confirm_hash')
      .executeTakeFirstOrThrow();
    expect(confirm_hash?.toString()).not.toContain(tokenIn(mail));
  });

  test.each([undefined, 'ada@example.it\r\nBcc: b@example.it', ['ada@example.it']].map((value) => [value]))(
    'rejects the email address %j',
    async (email) => {
      const { status, body } = await subscribe(email);
      expect([status, body]).toMatchObject([422, { campi: { email: messages.emailInvalid } }]);
      expect(await portal.mails()).toEqual([]);
    },
  );

  test('sends one email for ten concurrent requests, and another for a request 24 hours later', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('ada@example.it')));
    const taken = answers.filter(({ status }) => status !== 429);
    expect(taken.map(outcome)).toEqual(Array.from({ length: 5 }, () => [201, messages.subscriptionRequested]));
    portal.clearLimits();
    portal.time.now = new Date(START.getTime() + 24 * HOUR_MS - 1);
    expect((await subscribe('ada@example.it')).status).toBe(201);
    expect(await portal.mails()).toHaveLength(1);
    portal.time.now = new Date(START.getTime() + 24 * HOUR_MS);
    expect((await subscribe('ada@example.it')).status).toBe(201);
    expect(await portal.mails()).toHaveLength(2);
  });

  test('returns the same response for an existing subscriber, and sends at most one email a day', async () => {
    await portal.confirmed('ada@example.it');
    await portal.db.updateTable('newsletter_subscribers').set({ mailed_at: START }).execute();
    portal.time.now = new Date(START.getTime() + 25 * HOUR_MS);
    for (const _ of [1, 2, 3])
      expect(outcome(await subscribe('ada@example.it'))).toEqual([201, messages.subscriptionRequested]);
    const [mail, ...more] = await portal.mails();
    expect(more).toEqual([]);
    expect(mail?.text).not.toContain('conferma?token');
    expect(mail?.text).toContain(`/newsletter/disiscrizione?token=${await portal.leaveTokenOf('ada@example.it')}`);
    expect(await portal.subscribers()).toMatchObject([{ stato: 'confermato' }]);
  });

  test('stores and sends nothing for a bot, which gets the usual response or a rate-limit error', async () => {
    expect(outcome(await subscribe('ada@example.it', { sito: 'x' }))).toEqual([201, messages.subscriptionRequested]);
    expect(outcome(await subscribe('ada@example.it', { elapsed_ms: 100 }))).toEqual([429, messages.sentTooFast]);
    expect([await portal.mails(), await portal.subscribers()]).toEqual([[], []]);
  });
});

describe('confirmation of a subscription', () => {
  test('can be repeated within 48 hours, and stores the version of the privacy policy', async () => {
    await subscribe('ada@example.it');
    const token = tokenIn((await portal.mails())[0]);
    portal.time.now = new Date(START.getTime() + 48 * HOUR_MS - 1);
    for (const _ of [1, 2]) expect(await confirm(token)).toEqual([200, messages.subscriptionConfirmed]);
    expect(await portal.subscribers()).toEqual([
      { email: 'ada@example.it', stato: 'confermato', privacy_versione: '2026-11-22' },
    ]);
  });

  test('fails if the link is older than 48 hours, unknown or superseded', async () => {
    await subscribe('ada@example.it');
    const old = tokenIn((await portal.mails())[0]);
    portal.time.now = new Date(START.getTime() + 48 * HOUR_MS);
    for (const token of [old, 'x'.repeat(43), '', null, 5, ["' or 1=1"], `${old}x`]) {
      expect(await confirm(token)).toEqual(INVALID_LINK);
    }
    await subscribe('ada@example.it');
    expect(await confirm(old)).toEqual(INVALID_LINK);
    expect(await portal.subscribers()).toMatchObject([{ stato: 'in_attesa' }]);
    expect(await confirm(tokenIn((await portal.mails())[1]))).toEqual([200, messages.subscriptionConfirmed]);
  });

  test('protects the email address from the sweep that deletes addresses left unconfirmed for seven days', async () => {
    await subscribe('ada@example.it');
    await portal.confirmed('bruno@example.it');
    portal.time.now = new Date(START.getTime() + 7 * 24 * HOUR_MS);
    expect(await portal.newsletter.sweep()).toBe(0);
    portal.time.now = new Date(portal.time.now.getTime() + 1);
    expect(await portal.newsletter.sweep()).toBe(1);
    expect(await portal.subscribers()).toMatchObject([{ email: 'bruno@example.it' }]);
  });
});

describe('unsubscribing from the newsletter', () => {
  test('deletes the email address, can be repeated, and fails for invalid tokens', async () => {
    await portal.confirmed('ada@example.it', 'bruno@example.it');
    const token = await portal.leaveTokenOf('ada@example.it');
    for (const _ of [1, 2]) expect(await leave(token)).toEqual([200, messages.newsletterUnsubscribed]);
    expect(await portal.subscribers()).toMatchObject([{ email: 'bruno@example.it' }]);
    for (const wrong of [undefined, '', `${token}0`, [token]]) expect(await leave(wrong)).toEqual(INVALID_LINK);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('accepts a one-click POST request of type %s without cookies or an Origin header', async (type, body) => {
    await portal.confirmed('ada@example.it');
    const url = `${portal.origin}/api/newsletter/disiscrizione/${await portal.leaveTokenOf('ada@example.it')}`;
    const looked = await fetch(url, { redirect: 'manual' });
    const page = `/newsletter/disiscrizione?token=${await portal.leaveTokenOf('ada@example.it')}`;
    expect([looked.status, looked.headers.get('Location')]).toEqual([303, page]);
    await fetch(url, { method: 'HEAD' });
    expect(await portal.subscribers()).toHaveLength(1);
    const pressed = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect([pressed.status, await portal.subscribers()]).toEqual([200, []]);
  });
});

const MAILS = { it, en, de, fr };
const ofLanguage = (path: string, lingua: string) => (lingua === 'it' ? path : `${path}?lingua=${lingua}`);

describe.each(LANGUAGES)('a subscription from a page in %s', (lingua) => {
  const { newsletterConfirmationMail, alreadySubscribedMail, newsletterArticleMail } = MAILS[lingua];
  const pages = ALL_PATHS[lingua];
  const request = (email: string) => portal.call('POST', ofLanguage('newsletter', lingua), { email });

  test('triggers a confirmation email in that language, even after an earlier request in Italian', async () => {
    await subscribe('ada@example.it');
    portal.time.now = new Date(START.getTime() + 24 * HOUR_MS);
    expect((await request('ada@example.it')).status).toBe(201);
    const mail = (await portal.mails()).at(-1);
    expect(mail?.subject).toBe(newsletterConfirmationMail.subject);
    expect(mail?.html).toContain(`<html lang="${lingua}">`);
    expect(mail?.text).toContain(`${PUBLIC_URL}${pages.newsletterConferma}?token=`);
    expect(await portal.languages()).toEqual([lingua]);
  });

  test('keeps its language after a request in another language', async () => {
    await request('ada@example.it');
    await confirm(tokenIn((await portal.mails())[0]));
    portal.time.now = new Date(START.getTime() + 25 * HOUR_MS);
    await portal.call('POST', ofLanguage('newsletter', lingua === 'de' ? 'fr' : 'de'), { email: 'ada@example.it' });
    const already = (await portal.mails()).at(-1);
    expect(already?.subject).toBe(alreadySubscribedMail.subject);
    expect(already?.text).toContain(PUBLIC_URL + pages.newsletterDisiscrizione);
    expect(already?.text).toContain(PUBLIC_URL + pages.blog);
    expect(await portal.languages()).toEqual([lingua]);
  });

  test('delivers Italian articles with surrounding text and links in that language', async () => {
    await request('ada@example.it');
    await confirm(tokenIn((await portal.mails())[0]));
    const post_id = await buildArticle(portal.db, { titolo: 'Le vigne', slug: 'le-vigne' });
    await portal.call('POST', `admin/blog/posts/${post_id}/newsletter`);
    await portal.sendBatch({ post_id, after_id: 0 });
    const mail = (await portal.mails()).find(({ subject }) => subject === 'Le vigne');
    const { button, footnote } = newsletterArticleMail;
    expect(mail?.text).toContain(`${PUBLIC_URL}${pages.blog}/${post_id}/le-vigne`);
    expect(mail?.text).toContain(PUBLIC_URL + pages.newsletterDisiscrizione);
    expect([mail?.text, mail?.text]).toEqual([expect.stringContaining(button), expect.stringContaining(footnote)]);
    expect(mail?.html?.includes('<span lang="it">Le vigne</span>')).toBe(lingua !== 'it');
    const token = await portal.leaveTokenOf('ada@example.it');
    const leave_url = ofLanguage(`${PUBLIC_URL}/api/newsletter/disiscrizione/${token}`, lingua);
    expect(mail?.unsubscribe_url).toBe(leave_url);
    const looked = await fetch(leave_url.replace(PUBLIC_URL, portal.origin), { redirect: 'manual' });
    expect(looked.headers.get('Location')).toBe(`${pages.newsletterDisiscrizione}?token=${token}`);
  });
});
