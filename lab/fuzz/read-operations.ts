export type Schema = {
  type?: string;
  format?: string;
  enum?: readonly (string | number)[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
};

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };

export type Operation = {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: { types: readonly string[]; schema: Schema } | null;
  isPage: boolean;
  by: 'anonymous' | 'owner' | 'admin';
};

type DescribedCall = {
  parameters: Parameter[];
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Description = { paths: Record<string, Record<string, DescribedCall>> };

export type PageRoute = { path?: string | undefined; children?: readonly PageRoute[] | undefined };

function readBody({ requestBody }: DescribedCall): Operation['body'] {
  if (requestBody === undefined) return null;
  const [content] = Object.values(requestBody.content);
  return { types: Object.keys(requestBody.content), schema: content?.schema ?? {} };
}

function askerOf(path: string, { security }: DescribedCall): Operation['by'] {
  if (security === undefined) return 'anonymous';
  return /^(?:\/api)?\/admin\//.test(path) ? 'admin' : 'owner';
}

export function readOperations(description: unknown): Operation[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's description of itself
  const { paths } = description as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      parameters: described.parameters,
      body: readBody(described),
      isPage: false,
      by: askerOf(path, described),
    })),
  );
}

const ANY_TEXT: Schema = { type: 'string' };

const PAGE_QUERY = 'dal al ospiti testo ordina servizi zona dopo codice token pagina q'.split(' ');

function pageOf(pattern: string): Operation {
  const path = pattern.replaceAll(/:(\w+)\??/g, '{$1}').replaceAll('*', '{resto}');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters: Parameter[] = [
    ...inPath.map((name) => ({ name, in: 'path' as const, required: true, schema: ANY_TEXT })),
    ...PAGE_QUERY.map((name) => ({ name, in: 'query' as const, required: false, schema: ANY_TEXT })),
  ];
  return {
    method: 'GET',
    path,
    parameters,
    body: null,
    isPage: true,
    by: path.startsWith('/proprietario') ? 'owner' : 'anonymous',
  };
}

function patternsOf(routes: readonly PageRoute[], above = ''): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [own || '/', ...patternsOf(children, own)];
  });
}

const FILES = (
  '/healthz /readyz /robots.txt /sitemap.xml /sitemap/:file /blog/feed.xml /foto/:file /mappa/:file /og/foto/:file ' +
  '/assets/:file /api/:resto'
).split(' ');

export function readPages(routes: readonly PageRoute[]): Operation[] {
  const pages = [...new Set(patternsOf(routes))].map(pageOf);
  return [...pages, ...FILES.map(pageOf)];
}
