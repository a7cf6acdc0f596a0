import { vi } from 'vitest';
import { belongsTo, TABS } from '../src/admin/rules/panel-address.ts';
import type { AdminDetail } from '../src/strutture/admin-contract.ts';
import type { SentCall } from './answer-calls.ts';

export type Answer = { status: number; body?: unknown };
/** With `keepalive`, the call is sent even if the page unloads. */
export type PanelCall = SentCall & { keepalive: boolean };
type CallOptions = { method?: string; body?: string; keepalive?: boolean };

function after(what: string | undefined): Partial<AdminDetail> {
  if (what === 'seen') return { testi_cambiati: null, testi_cambiati_at: null };
  if (what === 'undo') return { status: 'in_attesa', richiesta: 'nuova', decisione_annullabile: false };
  return { status: what === 'approve' ? 'approvata' : 'rifiutata', richiesta: null, decisione_annullabile: true };
}

export class PanelServer {
  strutture: AdminDetail[];
  readonly calls: PanelCall[] = [];
  readonly answers = new Map<string, (Answer | Promise<Answer>)[]>();

  constructor(strutture: AdminDetail[]) {
    this.strutture = strutture;
    vi.stubGlobal('fetch', (path: string, init: CallOptions = {}) => this.#fetch(path, init));
  }

  answer(part: string, answer: Answer | Promise<Answer>): void {
    this.answers.set(part, [...(this.answers.get(part) ?? []), answer]);
  }

  hold(part: string): (answer: Answer) => void {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.answer(part, promise);
    return resolve;
  }

  get lastDecision(): unknown {
    return this.calls.findLast(({ method }) => method === 'PUT')?.body;
  }

  get decisions(): string[] {
    return this.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ path }) => path.replace(/.*\/(\d+)\/(\w+)$/, '$2 $1'));
  }

  async #fetch(path: string, { method = 'GET', body, keepalive = false }: CallOptions): Promise<Response> {
    this.calls.push({ method, path, body: body === undefined ? undefined : JSON.parse(body), keepalive });
    const [part, queued] = [...this.answers].find(([key, list]) => path.includes(key) && list.length > 0) ?? [];
    const held = part === undefined ? undefined : queued?.shift();
    const { status, body: answer } = (await held) ?? this.#answer(method, new URL(path, 'http://portale'));
    return new Response(JSON.stringify(answer), { status });
  }

  #answer(method: string, { pathname, searchParams }: URL): Answer {
    const [, id, what] = /\/(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (id !== undefined) return method === 'PUT' ? this.#decide(Number(id), what) : this.#one(Number(id));
    if (pathname.endsWith('/contatori')) return { status: 200, body: { success: true, data: this.#counters() } };
    const tab = TABS.find((each) => pathname.endsWith(`/${each}`));
    if (tab === undefined) return { status: 404, body: {} };
    const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 50)];
    const cerca = (searchParams.get('cerca') ?? '').toLowerCase();
    const found = this.strutture.filter((each) => belongsTo(tab, each) && each.nome.toLowerCase().includes(cerca));
    const data = found.slice((page - 1) * limit, page * limit);
    return { status: 200, body: { success: true, data, total: found.length, page, limit } };
  }

  #one(id: number): Answer {
    const data = this.strutture.find((each) => each.id === id);
    return data ? { status: 200, body: { success: true, data } } : { status: 404, body: { success: false } };
  }

  #decide(id: number, what: string | undefined): Answer {
    this.strutture = this.strutture.map((each) => (each.id === id ? { ...each, ...after(what) } : each));
    const { status, body } = this.#one(id);
    return { status, body: { message: what === 'seen' ? 'Testi visti' : 'Fatto', ...Object(body) } };
  }

  #counters() {
    const count = (status: string) => this.strutture.filter((each) => each.status === status).length;
    return {
      in_attesa: this.strutture.filter(({ richiesta }) => richiesta !== null).length,
      approvate: count('approvata'),
      rifiutate: count('rifiutata'),
      sospese: count('sospesa'),
      cambiate: this.strutture.filter(({ testi_cambiati_at }) => testi_cambiati_at !== null).length,
      totale: this.strutture.length,
    };
  }
}
