import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import { authenticator } from './authenticator.ts';

/** Credentials of the administrator. A portal that is started manually must be configured with the same ones. */
export const ADMIN = {
  username: process.env['OSPITALIA_ADMIN_USERNAME'] ?? 'redazione',
  password: process.env['OSPITALIA_ADMIN_PASSWORD'] ?? 'cavalli bianchi al pascolo',
};

/** Returns a random client address, because the portal limits attempts per address. */
export function freshAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}

type Answer<T> = { status: number; body: T };

export type ListedStruttura = {
  id: number;
  nome: string;
  slug: string;
  cin: string | null;
  status: string;
  immagini: string[];
  telefono: string | null;
  email: string | null;
  prezzo_notte: number | null;
  stripe_onboarding_completed: boolean;
  versione: string;
};

export class Operator {
  readonly #publicUrl: string;
  readonly #credentials: { username: string; password: string };
  #cookie: Promise<string> | undefined;

  constructor(publicUrl: string, credentials = ADMIN) {
    this.#publicUrl = publicUrl;
    this.#credentials = credentials;
  }

  async #signIn(): Promise<string> {
    const answer = await fetch(`${this.#publicUrl}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress() },
      body: JSON.stringify(this.#credentials),
    });
    expect(answer.status, await answer.text()).toBe(200);
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  cookie(): Promise<string> {
    this.#cookie ??= this.#signIn();
    return this.#cookie;
  }

  async admit(context: BrowserContext): Promise<void> {
    const pairs = (await this.cookie()).split('; ').map((cookie) => cookie.split('='));
    // Uses an HTTPS URL, because Playwright can set a `__Host-` cookie only for such a URL.
    const url = this.#publicUrl.replace('http:', 'https:');
    const attributes = { url, secure: true, httpOnly: true, sameSite: 'Lax' as const };
    await context.addCookies(pairs.map(([name = '', ...value]) => ({ ...attributes, name, value: value.join('=') })));
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const answer = await fetch(`${this.#publicUrl}${path}`, {
      method,
      headers: {
        Cookie: await this.cookie(),
        'X-Forwarded-For': freshAddress(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  /** Enables authenticator codes, which irreversible actions require. Enabling them replaces the session. */
  async setUpCodes(): Promise<void> {
    const { password } = this.#credentials;
    const { body } = await this.call<{ data: { secret: string } }>('POST', '/api/admin/codici', { password });
    const answer = await fetch(`${this.#publicUrl}/api/admin/codici`, {
      method: 'PUT',
      headers: { Cookie: await this.cookie(), 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress() },
      body: JSON.stringify({ codice: authenticator(body.data.secret)() }),
    });
    expect(answer.status, await answer.text()).toBe(200);
    const [session = ''] = answer.headers.getSetCookie();
    this.#cookie = Promise.resolve(session.split(';')[0] ?? '');
  }

  async approve(id: number): Promise<void> {
    const { status, body } = await this.call('PUT', `/api/admin/strutture/${id}/approve`);
    expect(status, JSON.stringify(body)).toBe(200);
  }

  async reject(id: number, motivo: string): Promise<void> {
    const { status, body } = await this.call('PUT', `/api/admin/strutture/${id}/reject`, { motivo });
    expect(status, JSON.stringify(body)).toBe(200);
  }

  async enter(form: Record<string, unknown>): Promise<ListedStruttura> {
    const { status, body } = await this.call<{ data: ListedStruttura }>('POST', '/api/admin/strutture', form);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data;
  }

  async read(id: number): Promise<ListedStruttura> {
    const { status, body } = await this.call<{ data: ListedStruttura }>('GET', `/api/admin/strutture/${id}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }
}
