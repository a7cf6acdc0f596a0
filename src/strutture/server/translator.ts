import { z } from 'zod';
import { cleanText } from '../../kernel/text/clean-text.ts';
import type { Language } from '../../kernel/language.ts';

/** `url` has no trailing slash. */
export type TranslatorConfig =
  | { provider: 'libretranslate'; url: string; key: string | undefined }
  | { provider: 'deepl'; url: string; key: string };

/** `isOfText` is `false` if requests for all other texts would fail too, for example because the key is wrong. */
export class TranslationError extends Error {
  readonly isOfText: boolean;
  constructor(message: string, isOfText: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isOfText = isOfText;
  }
}

type Languages = { from: Language; to: Language };

/** Translates a text. Throws a `TranslationError` on failure. */
export type Translator = (text: string, languages: Languages) => Promise<string>;

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 256 * 1024;
/** Maximum length of `machine_translations.text`, in characters. */
const MAX_CHARACTERS = 20_000;
/** Statuses for a rate limit, an exhausted quota or a wrong key. All further requests would fail too. */
const SERVICE_FAILURES: readonly number[] = [401, 403, 429, 456];

const LIBRE_ANSWER = z.object({ translatedText: z.string() }).transform(({ translatedText }) => translatedText);
const DEEPL_ANSWER = z
  .object({ translations: z.tuple([z.object({ text: z.string() })]) })
  .transform(({ translations: [first] }) => first.text);
/** DeepL's codes for target languages. The codes for source languages do not distinguish variants of English. */
const DEEPL_LANGUAGES: Record<Language, string> = { it: 'IT', en: 'EN-GB', de: 'DE', fr: 'FR' };

type TranslatorCall = { url: string; headers: Record<string, string>; body: unknown; answer: z.ZodType<string> };

function callOf(config: TranslatorConfig, text: string, { from, to }: Languages): TranslatorCall {
  if (config.provider === 'libretranslate') {
    const key = config.key === undefined ? {} : { api_key: config.key };
    const body = { q: text, source: from, target: to, format: 'text', ...key };
    return { url: `${config.url}/translate`, headers: {}, body, answer: LIBRE_ANSWER };
  }
  const headers = { Authorization: `DeepL-Auth-Key ${config.key}` };
  const body = { text: [text], source_lang: from.toUpperCase(), target_lang: DEEPL_LANGUAGES[to] };
  return { url: `${config.url}/v2/translate`, headers, body, answer: DEEPL_ANSWER };
}

async function readAnswer(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new TranslationError('the translation is too long', true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseAnswer(text: string, schema: z.ZodType<string>): string {
  const parsed = schema.safeParse(parseJson(text));
  const translated = parsed.success ? cleanText(parsed.data, 'many') : null;
  if (translated === null || translated === '' || Array.from(translated).length > MAX_CHARACTERS) {
    throw new TranslationError('the response contains no translation', true);
  }
  return translated;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function send({ url, headers, body, answer: schema }: TranslatorCall, timeoutMs: number): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.ok) return parseAnswer(await readAnswer(answer), schema);
  await answer.body?.cancel();
  throw new TranslationError(
    `the translator responds with ${answer.status}`,
    !SERVICE_FAILURES.includes(answer.status),
  );
}

export function createTranslator(config: TranslatorConfig, { timeoutMs = TIMEOUT_MS } = {}): Translator {
  return async (text, languages) => {
    try {
      return await send(callOf(config, text, languages), timeoutMs);
    } catch (error) {
      if (error instanceof TranslationError) throw error;
      throw new TranslationError('the translator is unreachable', true, { cause: error });
    }
  };
}
