import { cookiesOf } from './cookies-of.ts';

export async function sendJson(url: string, method: string, body: unknown, headers: Record<string, string>) {
  const answer = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const { status } = answer;
  return { status, headers: answer.headers, cookies: cookiesOf(answer), body: text === '' ? null : JSON.parse(text) };
}
