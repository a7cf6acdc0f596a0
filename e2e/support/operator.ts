import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';

/** Who runs the portal under test; `global-setup.ts` starts it with these, and so must whoever starts one by hand. */
export const ADMIN = {
  username: process.env['OSPITALIA_ADMIN_USERNAME'] ?? 'redazione',
  password: process.env['OSPITALIA_ADMIN_PASSWORD'] ?? 'cavalli bianchi al pascolo',
};

/** An address that no other caller of this run has: the portal counts what one address tries. */
export function freshAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}

type Answer<T> = { status: number; body: T };

/** The administrator by the API alone, as far as other people's journeys need one. */
export class Operator {
  readonly #publicUrl: string;
  #cookie: Promise<string> | undefined;

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  async #signIn(): Promise<string> {
    const answer = await fetch(`${this.#publicUrl}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress() },
      body: JSON.stringify(ADMIN),
    });
    expect(answer.status, await answer.text()).toBe(200);
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Makes a call as a signed-in administrator. */
  async call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    this.#cookie ??= this.#signIn();
    const answer = await fetch(`${this.#publicUrl}${path}`, {
      method,
      headers: {
        Cookie: await this.#cookie,
        'X-Forwarded-For': freshAddress(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  async approve(id: number): Promise<void> {
    const { status, body } = await this.call('PUT', `/api/admin/strutture/${id}/approve`);
    expect(status, JSON.stringify(body)).toBe(200);
  }

  async reject(id: number, motivo: string): Promise<void> {
    const { status, body } = await this.call('PUT', `/api/admin/strutture/${id}/reject`, { motivo });
    expect(status, JSON.stringify(body)).toBe(200);
  }
}
