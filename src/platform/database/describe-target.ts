/** Where an address of PostgreSQL leads, in words that hold no password. As the driver reads it: the query's words win. */
export type DatabaseTarget = { host: string; port: string; database: string; user: string };

export function targetOf(url: string): DatabaseTarget {
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const user = searchParams.get('user') ?? decodeURIComponent(username);
  return {
    host: searchParams.get('host') ?? (decodeURIComponent(hostname) || 'localhost'),
    port: searchParams.get('port') ?? (port || '5432'),
    // Without a name it is the user's, as everywhere in PostgreSQL.
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  };
}

/** @example describeTarget('postgres://ospitalia:segreta@db.example/ospitalia') // 'ospitalia su db.example:5432, utente ospitalia' */
export function describeTarget(url: string): string {
  const { host, port, database, user } = targetOf(url);
  return `${database} su ${host}:${port}${user === '' ? '' : `, utente ${user}`}`;
}
