import { databaseOnServer } from '../messages/operator.ts';
import { HOSTS } from './find-server.ts';

/**
 * Parts of a PostgreSQL URL, without the password. Query parameters take precedence, as in the driver. `place`: host and port of
 * each server.
 */
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
    // The database defaults to the user's name, as everywhere in PostgreSQL.
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  };
}

/** @example describeTarget('postgres://ospitalia:segreta@db.example/ospitalia') // 'ospitalia at db.example:5432, user ospitalia' */
export function describeTarget(url: string): string {
  const { place, database, user } = targetOf(url);
  return databaseOnServer(database, place, user);
}
