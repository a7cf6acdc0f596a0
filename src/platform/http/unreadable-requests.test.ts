import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { listenApi } from '../../../test/listen-api.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const base = await listenApi({ calls: [] });

async function answerTo(lines: readonly string[]): Promise<{ status: number; body: unknown }> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

describe('an unparsable request gets the JSON error body', () => {
  const detail = kernelMessages.requestInvalid;
  const body = { success: false, codice: 'RICHIESTA_NON_VALIDA', detail, message: detail, request_id: '' };
  test.each([
    ['an invalid host', ['GET /api/niente HTTP/1.1', 'Host: [::1']],
    ['no host', ['GET /api/niente HTTP/1.0']],
    ['an invalid URL', ['GET http://[::1/api HTTP/1.1', 'Host: 127.0.0.1']],
    ['an invalid request line', ['GET /a b HTTP/1.1', 'Host: 127.0.0.1']],
  ])('if it has %s', async (_, lines) => {
    expect(await answerTo(lines)).toEqual({ status: 400, body });
  });
});
