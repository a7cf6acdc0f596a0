const VARYING: readonly (readonly [RegExp, string])[] = [
  [/<link rel="(?:held-)?modulepreload"[^>]*>/g, ''],
  [/(<script type="held-module"[^>]*>)[^]*?(<\/script>)/g, '$1$2'],
  [/\/assets\/[\w.-]+/g, '/assets/#'],
  [/sha256-[\w+/=]+/g, 'sha256'],
  [/nonce="[^"]*"/g, 'nonce=""'],
  [/_R_\w*_/g, '_R_'],
  // Removes React's separators between adjacent texts of an element.
  [/<!-- -->/g, ''],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'uuid'],
  [/\b[\da-f]{32}\b/g, 'uuid'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}/g, 'token'],
  [/127\.0\.0\.1:\d+/g, 'origin'],
  [/\/[\w./-]*\/ospitalia-\w+-\w{6}\b/g, '/folder'],
  [/\b[a-z2-7]{26}@/g, 'trigger@'],
  [/[\d.,]+ GB/g, 'GB'],
  [/\btest_[\da-f]{12}\b/g, 'database'],
];

export function normalise(text: string): string {
  const replaced = VARYING.reduce((result, [pattern, to]) => result.replaceAll(pattern, to), text);
  return replaced.replaceAll('><', '>\n<');
}

const VARYING_HEADERS = [
  'date',
  'etag',
  'content-length',
  'connection',
  'keep-alive',
  'x-request-id',
  'age',
  'last-modified',
];
const IS_TEXT = /^(?:text\/|application\/(?:[\w.+-]*(?:json|xml)|javascript|manifest))/;

export function describeAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>, body: string) {
  const lines = [...headers].filter(([name]) => !VARYING_HEADERS.includes(name)).map((pair) => pair.join(': '));
  const isText = IS_TEXT.test(headers.get('content-type') ?? '');
  const text = [status, ...lines, '', isText ? body : ''].join('\n');
  const [, nonce] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
  return normalise(nonce === undefined ? text : text.replaceAll(nonce, 'nonce'));
}

const ATTRIBUTE = /\s(?:alt|title|aria-label|aria-description|placeholder|value|content|label)="([^"]+)"/gi;
const JSON_TEXT = /\\?"((?:[^"\\]|\\[^"])*? (?:[^"\\]|\\[^"])*?)\\?"/g;
const SCRIPT = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;
const HAS_LETTER = /\p{L}/u;

function sentencesOfMarkup(markup: string): string[] {
  const scripts = [...markup.matchAll(SCRIPT)].flatMap(([, , text = '']) => textsOfJson(text));
  const plain = markup.replaceAll(SCRIPT, '');
  const attributes = [...plain.matchAll(ATTRIBUTE)].map(([, text = '']) => text);
  return [...scripts, ...attributes, ...plain.replaceAll(/<[^>]*>/g, '\n').split('\n')];
}

const textsOfJson = (json: string) => [...json.matchAll(JSON_TEXT)].map(([, text = '']) => text);

export function sentencesOf(entry: string): string[] {
  const [head = '', ...parts] = entry.split('\n\n');
  const body = parts.join('\n\n');
  const found = /content-type: application\/\S*json/.test(head) ? textsOfJson(body) : sentencesOfMarkup(body);
  return found.map((text) => text.trim()).filter((text) => HAS_LETTER.test(text));
}
