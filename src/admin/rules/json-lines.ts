export type JsonPiece = { kind: 'key' | 'text' | 'value' | 'sign'; text: string };

export type JsonLine = { indent: number; pieces: JsonPiece[] };

const LINE = /^( *)("(?:[^"\\]|\\.)*"(?=:))?(: ?)?(.*?)(,?)$/s;

function valueKind(text: string): JsonPiece['kind'] {
  if (text.startsWith('"')) return 'text';
  return /^[[\]{}]+$/.test(text) ? 'sign' : 'value';
}

function readLine(line: string): JsonLine {
  const [, blanks = '', key = '', colon = '', value = '', comma = ''] = LINE.exec(line) ?? [];
  const pieces: JsonPiece[] = [
    { kind: 'key', text: key },
    { kind: 'sign', text: colon },
    { kind: valueKind(value), text: value },
    { kind: 'sign', text: comma },
  ];
  return { indent: blanks.length, pieces: pieces.filter(({ text }) => text !== '') };
}

/**
 * Splits the JSON of a value into lines to render (PRODUCT.md § 2, "Approved card actions").
 * @example jsonLines({ id: 7 })[1] // { indent: 2, pieces: [{ kind: 'key', text: '"id"' }, …] }
 */
export function jsonLines(value: unknown): JsonLine[] {
  return JSON.stringify(value, null, 2).split('\n').map(readLine);
}
