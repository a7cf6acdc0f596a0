import type { Answer } from './read-answer.ts';

/** Maximum total length of all names and values. It equals the browsers' limit for one cookie. */
const MAX_LENGTH = 4096;
const COOKIE = /^([!#$%&'*+.^\w`|~-]+)=([\x21-\x3A\x3C-\x7E]*)/;

/** Stores cookies during the redirects of one fetch, and sends them only to the origin that set them. */
export class RedirectCookies {
  readonly #cookies = new Map<string, string>();
  #origin = '';

  headerFor(url: URL): { cookie?: string } {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie === '' || url.origin !== this.#origin ? {} : { cookie };
  }

  take(from: URL, { headers }: Answer): boolean {
    if (from.origin !== this.#origin) this.#cookies.clear();
    this.#origin = from.origin;
    let isNew = false;
    for (const header of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = COOKIE.exec(header) ?? [];
      if (name === '' || this.#cookies.get(name) === value || this.#length() + header.length > MAX_LENGTH) continue;
      this.#cookies.set(name, value);
      isNew = true;
    }
    return isNew;
  }

  #length(): number {
    return [...this.#cookies].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  }
}
