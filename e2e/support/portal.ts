import { expect, type APIRequestContext } from '@playwright/test';
import { freshAddress } from './operator.ts';

export type Town = {
  id: number;
  nome: string;
  strutture_count: number;
  path: string;
  regione: { nome: string; path: string };
  provincia: { nome: string; path: string; label: string };
};

export type Struttura = {
  id: number;
  nome: string;
  slug: string;
  cin: string;
  prezzo_notte: number;
  posti_letto: number;
  servizio_pulizie: boolean;
  prezzo_pulizie: number;
  immagini: string[];
  telefono: string | null;
  email: string | null;
  tipo_prenotazione: 'casa_vacanza' | 'bnb';
  camere: { id: number; nome_camera: string; prezzo_notte: number; posti_letto: number; disponibile: boolean }[];
  is_guaranteed: boolean;
  accettazione: 'immediata' | 'su_richiesta';
  tariffe: { nome: string }[];
  path: string;
  town: Town;
};

export const isGuaranteedHome = ({ tipo_prenotazione, prezzo_notte, is_guaranteed }: Struttura) =>
  tipo_prenotazione === 'casa_vacanza' && prezzo_notte > 0 && is_guaranteed;

export type Article = { id: number; slug: string; titolo: string; categoria: string; path: string };

export type Portal = {
  findTown(fits: (town: Town) => boolean): Promise<Town>;
  /** Considers only homes with instant booking and without `tariffe`, so that the total is easy to compute. */
  findStruttura(fits: (struttura: Struttura) => boolean): Promise<Struttura>;
  findArticle(): Promise<Article>;
};

const FIRST_REGIONS = ['Lazio', 'Veneto', 'Toscana'];
const MOST_A_PAGE = 50;

type NamedStruttura = { id: number; nome: string; slug: string };

/** Sends each request from a new address, because hundreds of requests from one address would exceed the rate limit. */
async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path, { headers: { 'X-Forwarded-For': freshAddress() } });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

async function townsOf(request: APIRequestContext, regione: NamedStruttura): Promise<Town[]> {
  const regionPath = `/strutture/${regione.slug}`;
  const province = await read<(NamedStruttura & { sigla: string; capoluogo: string })[]>(
    request,
    `/api/regioni/${regione.id}/province`,
  );
  const towns: Town[] = [];
  for (const { id, nome, slug, sigla, capoluogo } of province) {
    const path = `${regionPath}/${slug}`;
    const citta = await read<(NamedStruttura & { strutture_count: number })[]>(
      request,
      `/api/province/${id}/citta-with-count`,
    );
    towns.push(
      ...citta.map((each) => ({
        id: each.id,
        nome: each.nome,
        strutture_count: each.strutture_count,
        path: `${path}/${each.slug}`,
        regione: { nome: regione.nome, path: regionPath },
        provincia: { nome, path, label: `${capoluogo} (${sigla})` },
      })),
    );
  }
  return towns.toSorted((one, other) => other.strutture_count - one.strutture_count);
}

async function* walkTowns(request: APIRequestContext): AsyncGenerator<Town> {
  const regioni = await read<NamedStruttura[]>(request, '/api/regioni');
  const isFirst = ({ nome }: NamedStruttura) => FIRST_REGIONS.includes(nome);
  for (const regione of [...regioni.filter(isFirst), ...regioni.filter((each) => !isFirst(each))]) {
    yield* await townsOf(request, regione);
  }
}

async function* walkStrutture(
  request: APIRequestContext,
  towns: () => AsyncGenerator<Town>,
): AsyncGenerator<Struttura> {
  for await (const town of towns()) {
    if (town.strutture_count === 0) continue;
    const query = `citta_id=${town.id}&limit=${MOST_A_PAGE}`;
    const { data } = await read<{ data: Struttura[] }>(request, `/api/properties/public?${query}`);
    yield* data.map((struttura) => ({ ...struttura, path: `/struttura/${struttura.id}/${struttura.slug}`, town }));
  }
}

async function newestArticle(request: APIRequestContext): Promise<Article> {
  const { data } = await read<{ data: Article[] }>(request, '/api/blog/posts?limit=1');
  const [article] = data;
  if (article === undefined) throw new Error('The portal has no article.');
  return { ...article, path: `/blog/${article.id}/${article.slug}` };
}

function isPlain({ tariffe, accettazione }: Struttura): boolean {
  return tariffe.length === 0 && accettazione === 'immediata';
}

function remember<T>(source: AsyncGenerator<T>): () => AsyncGenerator<T> {
  const seen: Promise<IteratorResult<T>>[] = [];
  return async function* walk() {
    for (let index = 0; ; index += 1) {
      seen[index] ??= source.next();
      const { done, value } = (await seen[index]) as IteratorResult<T>;
      if (done) return;
      yield value;
    }
  };
}

async function find<T>(walk: AsyncGenerator<T>, fits: (item: T) => boolean, what: string): Promise<T> {
  for await (const item of walk) if (fits(item)) return item;
  throw new Error(`The portal has no matching ${what}: ${fits.toString()}`);
}

export function queryPortal(request: APIRequestContext): Portal {
  const towns = remember(walkTowns(request));
  const strutture = remember(walkStrutture(request, towns));
  return {
    findTown: (fits) => find(towns(), fits, 'town'),
    findStruttura: (fits) => find(strutture(), (each) => isPlain(each) && fits(each), 'struttura'),
    findArticle: () => newestArticle(request),
  };
}
