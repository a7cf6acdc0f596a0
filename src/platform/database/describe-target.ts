import { databaseOnServer } from '../messages/operator.ts';
import { HOSTS } from './find-server.ts';

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
    // The database name defaults to the user name, as in libpq.
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  };
}

export function describeTarget(url: string): string {
  const { place, database, user } = targetOf(url);
  return databaseOnServer(database, place, user);
}
