import { describe, expect, test } from 'vitest';
import { analyticsRequest } from './analytics-request.ts';
import type { AnalyticsEvent } from './analytics-events.ts';
import type { AnalyticsSetup } from './analytics-setup.ts';

const from = { origin: 'https://www.ospitalia.it', hostname: 'www.ospitalia.it', referrer: '', rand: '7' };
const page: AnalyticsEvent = { kind: 'page', path: '/strutture/toscana/siena', title: 'Case in provincia di Siena' };
const choice: AnalyticsEvent = { ...page, kind: 'selection', selection: 'Provincia', names: ['Toscana', 'Siena'] };

describe('analyticsRequest for Plausible (plausible.io/docs/events-api)', () => {
  const setup: AnalyticsSetup = { provider: 'plausible', site: 'ospitalia.it', url: 'https://plausible.io' };
  const send = (event: AnalyticsEvent, visit = from) => {
    const { body, ...request } = analyticsRequest(setup, event, visit);
    return { ...request, body: JSON.parse(body) as unknown };
  };

  test('describes a page view', () => {
    expect(send(page)).toEqual({
      url: 'https://plausible.io/api/event',
      type: 'text/plain',
      mode: 'no-cors',
      body: { name: 'pageview', url: 'https://www.ospitalia.it/strutture/toscana/siena', domain: 'ospitalia.it' },
    });
  });

  test('passes the names of a selected place as properties', () => {
    expect(send(choice).body).toEqual({
      name: 'Provincia',
      url: 'https://www.ospitalia.it/strutture/toscana/siena',
      domain: 'ospitalia.it',
      props: { regione: 'Toscana', provincia: 'Siena' },
    });
  });

  test('includes the referrer', () => {
    expect(send(page, { ...from, referrer: 'https://www.example.com' }).body).toMatchObject({
      referrer: 'https://www.example.com',
    });
  });
});

describe('analyticsRequest for Umami (umami.is/docs/api/sending-stats)', () => {
  const site = '94db1cb1-74f4-4a40-ad6c-962362670409';
  const setup: AnalyticsSetup = { provider: 'umami', site, url: 'https://stats.example.it/umami' };
  const payload = {
    website: site,
    hostname: 'www.ospitalia.it',
    url: '/strutture/toscana/siena',
    title: 'Case in provincia di Siena',
    referrer: '',
  };
  const send = (event: AnalyticsEvent) => {
    const { body, ...request } = analyticsRequest(setup, event, from);
    return { ...request, body: JSON.parse(body) as unknown };
  };

  test('describes a page view without an event name', () => {
    expect(send(page)).toEqual({
      url: 'https://stats.example.it/umami/api/send',
      type: 'application/json',
      mode: 'cors',
      body: { type: 'event', payload },
    });
  });

  test('describes a selection as an event with a name and data', () => {
    expect(send(choice).body).toEqual({
      type: 'event',
      payload: { ...payload, name: 'Provincia', data: { regione: 'Toscana', provincia: 'Siena' } },
    });
  });
});

describe('analyticsRequest for Matomo (developer.matomo.org/api-reference/tracking-api)', () => {
  const setup: AnalyticsSetup = { provider: 'matomo', site: '3', url: 'https://matomo.example.it' };
  const send = (event: AnalyticsEvent, visit = from) => {
    const { body, ...request } = analyticsRequest(setup, event, visit);
    return { ...request, body: Object.fromEntries(new URLSearchParams(body)) };
  };
  const always = {
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    rand: '7',
    url: 'https://www.ospitalia.it/strutture/toscana/siena',
  };

  test('describes a page view with its title and without a visitor ID', () => {
    expect(send(page)).toEqual({
      url: 'https://matomo.example.it/matomo.php',
      type: 'application/x-www-form-urlencoded',
      mode: 'no-cors',
      body: { ...always, action_name: 'Case in provincia di Siena' },
    });
  });

  test('describes a selection as an event, not as a page view', () => {
    expect(send(choice).body).toEqual({
      ...always,
      ca: '1',
      e_c: 'Luogo',
      e_a: 'Provincia',
      e_n: 'Toscana / Siena',
    });
  });

  test('escapes separators and replaces lone surrogates in values', () => {
    const title = 'Pane & vino = festa\u{1F377} \ud83c';
    expect(send({ ...page, title }, { ...from, referrer: 'https://example.com' }).body).toEqual({
      ...always,
      action_name: 'Pane & vino = festa\u{1F377} \ufffd',
      urlref: 'https://example.com',
    });
  });
});
