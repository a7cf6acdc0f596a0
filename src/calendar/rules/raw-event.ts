import { type Property, parseProperty } from './content-lines.ts';

/**
 * A VEVENT as it stands in the feed: its lines, beside the names of their properties. A handful of them is searched faster than
 * it would be sorted, and no name of a feed becomes a key of an object.
 */
export class RawEvent {
  readonly #names: string[] = [];
  readonly #lines: string[] = [];

  add(name: string, line: string): void {
    this.#names.push(name);
    this.#lines.push(line);
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  /** The first property of that name, or `null`. */
  first(name: string): Property | null {
    const line = this.#lines[this.#names.indexOf(name)];
    return line === undefined ? null : parseProperty(line, name);
  }

  /** The value of the first property of that name, or `''`. */
  value(name: string): string {
    return this.first(name)?.value ?? '';
  }

  all(name: string): Property[] {
    return this.#lines.filter((_, index) => this.#names[index] === name).map((line) => parseProperty(line, name));
  }
}
