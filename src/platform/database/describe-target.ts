import { HOSTS } from './find-server.ts';

/** Parts of a PostgreSQL address without its password. Query parameters win, as in the driver. `place`: host and port of each server. */
export type DatabaseTarget = { host: string; place: string; database: string; user: string; port: string };

export function targetOf(url: string): DatabaseTarget {
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const user = searchParams.get('user') ?? decodeURIComponent(username);
  const hosts = searchParams.get(HOSTS)?.replaceAll(',', ', ');
  const host = searchParams.get('host') ?? (decodeURIComponent(hostname) || 'localhost');
  const ofHost = searchParams.get('port') ?? (port || '5432');
  return {
    host: hosts ?? host,
    place: hosts ?? `${host}:${ofHost}`,
    port: ofHost,
    // Without a name it is the user's, as everywhere in PostgreSQL.
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  };
}

/** @example describeTarget('postgres://ospitalia:segreta@db.example/ospitalia') // 'ospitalia su db.example:5432, utente ospitalia' */
export function describeTarget(url: string): string {
  const { place, database, user } = targetOf(url);
  return `${database} su ${place}${user === '' ? '' : `, utente ${user}`}`;
}
