import type { Bucket } from './open-bucket.ts';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function readAll(xml: string, name: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g')), ([, text = '']) => unescapeXml(text));
}

/** The keys that begin with `prefix`, without it and without those of folders below. */
export async function listKeys(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let token: string | undefined;
  do {
    const more = token === undefined ? {} : { 'continuation-token': token };
    const query = { 'list-type': '2', delimiter: '/', prefix, ...more };
    const answer = await bucket.ask('', { method: 'GET', query });
    if (answer === null) throw new Error('there is no such bucket');
    const xml = answer.body.toString();
    keys.push(...readAll(xml, 'Key'));
    [token] = readAll(xml, 'NextContinuationToken');
  } while (token !== undefined);
  return keys.map((key) => key.slice(prefix.length)).filter((name) => name !== '');
}
