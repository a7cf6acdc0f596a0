import type { AnalyticsEvent } from './analytics-events.ts';
import type { AnalyticsProvider, AnalyticsSetup } from './analytics-setup.ts';

export type Visit = {
  origin: string;
  hostname: string;
  /** Origin of the site that linked to the landing page; '' if there is none, and on all later pages. */
  referrer: string;
  /** A random string that is unique to the request, so that no cache responds to it. */
  rand: string;
};

/** A request that is sent without cookies. JSON requires the `cors` mode and causes a preflight request. */
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

/** Encodes fields as a form. Replaces lone surrogates with U+FFFD, because `encodeURIComponent` throws on them. */
function encodeForm(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}

/** https://plausible.io/docs/events-api. `text/plain` avoids the preflight request, as in Plausible's own script. */
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

/**
 * https://developer.matomo.org/api-reference/tracking-api. `_id` and cookies are omitted, so that Matomo does not recognise
 * returning visitors.
 */
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
 * Returns the request that reports an event. The portal sends this request itself instead of loading the service's script.
 * @example analyticsRequest({ provider: 'matomo', site: '3', url: 'https://m.example' }, event, visit).url // 'https://m.example/matomo.php'
 */
export function analyticsRequest(setup: AnalyticsSetup, event: AnalyticsEvent, visit: Visit): AnalyticsRequest {
  return ADAPTERS[setup.provider](setup, event, visit);
}
