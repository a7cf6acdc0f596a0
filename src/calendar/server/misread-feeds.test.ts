import { beforeEach, expect, test } from 'vitest';
import { feedText, misreadText } from '../../../test/feed-text.ts';
import { HOUR, MINUTE, pollingOfFile } from '../../../test/open-polling.ts';
import { putFeed } from './configuration-repository.ts';

const portal = await pollingOfFile();
beforeEach(() => portal.forgetAll());

const EVENTS = [
  { start: '2026-12-20', end: '2026-12-24' },
  { start: '2027-01-10', end: '2027-01-12' },
];

test('a misread calendar frees no night that an earlier reading showed, until a reading understands it', async () => {
  const { feed, path } = await portal.buildFeed('booking');
  const read = async (body: string, minutes: number) => {
    await portal.server.set(path, { body });
    portal.wait(minutes * MINUTE);
    await portal.polling.poll(feed);
    return (await portal.taken(feed)).map(({ start, is_held }) => (is_held ? `${start} held` : start));
  };
  await read(feedText('booking', EVENTS), 0);
  for (let time = 0; time < 4; time += 1)
    expect(await read(misreadText(EVENTS.slice(1)), 60)).toEqual(['2026-11-26', '2026-12-20', '2027-01-10']);
  const understood = feedText('booking', EVENTS.slice(1));
  expect(await read(understood, 60)).toEqual(['2026-11-26 held', '2026-12-20 held', '2027-01-10']);
  expect(await read(misreadText(EVENTS.slice(1)), 60)).toContain('2026-12-20 held');
  expect(await read(understood, 60)).toEqual(['2026-11-26 held', '2027-01-10']);
  expect(await read(understood, 31)).toEqual(['2027-01-10']);
});

test('its owner is mailed once about each event, at most once a day, with no word of a guest (G23)', async () => {
  const { feed, path } = await portal.buildFeed('booking');
  const mails = async () => (await portal.mails()).filter(({ subject }) => subject.includes('solo in parte'));
  const read = async (body: string, hours: number) => {
    await portal.server.set(path, { body });
    portal.wait(hours * HOUR);
    await portal.polling.poll(feed);
    return (await mails()).length;
  };
  expect(await read(misreadText(), 0)).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Il calendario di Booking.com si legge solo in parte: /);
  expect(mail?.text).toContain(
    'le notti da giovedì 26 novembre 2026 in poi: si ripete in un modo che non seguiamo per intero (inizia giovedì 26 novembre 2026)',
  );
  expect(mail?.text).not.toContain('Mario Rossi');
  for (let day = 0; day < 3; day += 1) expect(await read(misreadText(), 24)).toBe(1);
  expect(await read(misreadText([], '2026-11-27'), 1)).toBe(2);
  // Another event within a day waits for the next mail, and is not forgotten.
  expect(await read(misreadText([], '2026-11-28'), 1)).toBe(2);
  expect(await read(misreadText([], '2026-11-28'), 24)).toBe(3);
});

test('many misread events: the first are listed, and the nights of all are affected', async () => {
  const { feed, path } = await portal.buildFeed('booking');
  const many = Array.from({ length: 60 }, (_, index) =>
    ['BEGIN:VEVENT', `UID:${index}`, `DTSTART:2027-99-${index}`, 'END:VEVENT'].join('\r\n'),
  );
  const body = feedText('booking', []).replace('END:VCALENDAR', [...many, 'END:VCALENDAR'].join('\r\n'));
  await portal.server.set(path, { body });
  expect(await portal.polling.poll(feed)).toMatchObject({ kind: 'merged' });
  const { misread, misread_nights } = await portal.feed(feed);
  expect(misread).toHaveLength(20);
  expect(misread_nights).not.toBe('{}');
  const [mail] = await portal.mails();
  expect(mail?.text).toContain('ci sono 60 eventi');
});

test('a new address keeps what was misread until it is read well', async () => {
  const { feed, path, struttura } = await portal.buildFeed('booking');
  await portal.server.set(path, { body: misreadText() });
  await portal.polling.poll(feed);
  const before = await portal.feed(feed);
  const unit_id = await portal.unitOf(struttura);
  const { sealed_url, shown_url, host } = before;
  await putFeed(
    portal.db,
    { unit_id, platform: 'booking', sealed_url, shown_url, host, export_enabled: true },
    { now: portal.clock.now(), isSameAddress: false },
  );
  expect(await portal.feed(feed)).toMatchObject({ misread: before.misread, misread_nights: before.misread_nights });
  await portal.server.set(path, { body: feedText('booking', EVENTS) });
  await portal.polling.poll(feed);
  expect(await portal.feed(feed)).toMatchObject({ misread: [], misread_nights: '{}' });
});
