import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { listenApi } from '../../../test/listen-api.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const base = await listenApi({ calls: [] });

/** What comes back for the very bytes of a request. */
async function answerTo(lines: readonly string[]): Promise<{ status: number; body: unknown }> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

describe('a request that cannot be read is answered in our shape', () => {
  const detail = kernelMessages.requestInvalid;
  const body = { success: false, codice: 'RICHIESTA_NON_VALIDA', detail, message: detail, request_id: '' };
  test.each([
    ['a host that is none', ['GET /api/niente HTTP/1.1', 'Host: [::1']],
    ['no host', ['GET /api/niente HTTP/1.0']],
    ['an address that is none', ['GET http://[::1/api HTTP/1.1', 'Host: 127.0.0.1']],
    ['a line that is none', ['GET /a b HTTP/1.1', 'Host: 127.0.0.1']],
  ])('%s', async (_, lines) => {
    expect(await answerTo(lines)).toEqual({ status: 400, body });
  });
});
