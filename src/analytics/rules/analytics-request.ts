import type { AnalyticsEvent } from './analytics-events.ts';
import type { AnalyticsProvider, AnalyticsSetup } from './analytics-setup.ts';

/** Where an event comes from. */
export type Visit = {
  /** The portal's, as the address bar says them. */
  origin: string;
  hostname: string;
  /** Origin of the site that the visitor came from; empty where there is none, or for later pages. */
  referrer: string;
  /** Any text that differs each time: no cache on the way answers in the service's place. */
  rand: string;
};

/** A POST that a browser sends without cookies. Only `cors` may carry JSON, and asks the service first whether it may. */
export type AnalyticsRequest = {
  url: string;
  type: 'text/plain' | 'application/json' | 'application/x-www-form-urlencoded';
  mode: 'cors' | 'no-cors';
  body: string;
};

type Adapter = (setup: AnalyticsSetup, event: AnalyticsEvent, visit: Visit) => AnalyticsRequest;

const PROPERTIES = ['regione', 'provincia', 'citta'];

function properties(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, depth) => [PROPERTIES[depth] ?? '', name]));
}

/** Half of an emoji makes `encodeURIComponent` throw: it becomes the replacement character. */
function encodeForm(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}

/** https://plausible.io/docs/events-api. As text it needs no question beforehand, which is how Plausible's own script sends it. */
const plausible: Adapter = ({ site, url }, event, { origin, referrer }) => ({
  url: `${url}/api/event`,
  type: 'text/plain',
  mode: 'no-cors',
  body: JSON.stringify({
    name: event.kind === 'page' ? 'pageview' : event.selection,
    url: origin + event.path,
    domain: site,
    ...(referrer !== '' && { referrer }),
    ...(event.kind === 'selection' && { props: properties(event.names) }),
  }),
});

/** https://umami.is/docs/api/sending-stats */
const umami: Adapter = ({ site, url }, event, { hostname, referrer }) => ({
  url: `${url}/api/send`,
  type: 'application/json',
  mode: 'cors',
  body: JSON.stringify({
    type: 'event',
    payload: {
      website: site,
      hostname,
      url: event.path,
      title: event.title,
      referrer,
      ...(event.kind === 'selection' && { name: event.selection, data: properties(event.names) }),
    },
  }),
});

/** https://developer.matomo.org/api-reference/tracking-api; without `_id` and without cookies Matomo knows nobody again. */
const matomo: Adapter = ({ site, url }, event, { origin, referrer, rand }) => ({
  url: `${url}/matomo.php`,
  type: 'application/x-www-form-urlencoded',
  mode: 'no-cors',
  body: encodeForm({
    idsite: site,
    rec: '1',
    apiv: '1',
    send_image: '0',
    rand,
    url: origin + event.path,
    ...(referrer !== '' && { urlref: referrer }),
    ...(event.kind === 'page'
      ? { action_name: event.title }
      : { ca: '1', e_c: 'Luogo', e_a: event.selection, e_n: event.names.join(' / ') }),
  }),
});

const ADAPTERS: Record<AnalyticsProvider, Adapter> = { plausible, umami, matomo };

/**
 * An event as the portal's service of measuring wants to hear it: its documented call over HTTP, without its script.
 * @example analyticsRequest({ provider: 'matomo', site: '3', url: 'https://m.example' }, event, visit).url // 'https://m.example/matomo.php'
 */
export function analyticsRequest(setup: AnalyticsSetup, event: AnalyticsEvent, visit: Visit): AnalyticsRequest {
  return ADAPTERS[setup.provider](setup, event, visit);
}
