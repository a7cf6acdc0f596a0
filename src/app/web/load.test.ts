import { isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../kernel/calls/app-error.ts';
import { type PageContext, pageContext } from './context.ts';
import { load } from './load.ts';

async function failWith(failure: unknown) {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(pageContext, { report } as Partial<PageContext> as PageContext);
  const thrown: unknown = await load(context, () => Promise.reject(failure)).catch((error: unknown) => error);
  return { thrown, report };
}

describe('a failed loader', () => {
  test('throws a 404 with the error’s message for an unknown place, and logs nothing', async () => {
    const { thrown, report } = await failWith(new AppError('NON_TROVATO', 'Città non trovata.'));
    expect(thrown).toMatchObject({ init: { status: 404 }, data: { detail: 'Città non trovata.' } });
    expect(report).not.toHaveBeenCalled();
  });

  test('throws a 503 in Italian if the database fails, and logs the cause', async () => {
    const failure = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const { thrown, report } = await failWith(failure);
    expect(thrown).toMatchObject({
      init: { status: 503 },
      data: { detail: expect.stringContaining('non disponibile') },
    });
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  });

  test('rethrows an unexpected error without logging it', async () => {
    const failure = new TypeError('a bug');
    const { thrown, report } = await failWith(failure);
    expect(thrown).toBe(failure);
    expect(isRouteErrorResponse(thrown)).toBe(false);
    expect(report).not.toHaveBeenCalled();
  });
});
