import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { ownerStruttura } from '../../../../test/owner-struttura.ts';
import type { Account } from '../../../kernel/people/account.ts';
import { AppError } from '../../../kernel/calls/app-error.ts';
import type { OwnerStruttureService } from '../../../strutture/owner-contract.ts';
import { type PageContext, pageContext } from '../context.ts';
import { loadOwnerStruttura } from './owner-page.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';

const anna: Account = { id: 'anna', email: 'anna@example.it' };
const ANNAS = 7;

function load(id: string, account: Account | null): Promise<unknown> {
  const context = new RouterContextProvider();
  const ownerStrutture: Pick<OwnerStruttureService, 'get'> = {
    get: (_, requestedId) =>
      requestedId === ANNAS
        ? Promise.resolve(ownerStruttura({ id: requestedId }))
        : Promise.reject(new AppError('NON_TROVATO', struttureMessages.listingNotFound)),
  };
  context.set(pageContext, {
    account: async () => account,
    ownerStrutture,
  } as Partial<PageContext> as PageContext);
  const request = new Request(`http://localhost/proprietario/strutture/${id}`);
  return loadOwnerStruttura({ params: { id }, request, context }).catch((error: unknown) => error);
}

describe('loading a struttura in the owner area', () => {
  test('returns the struttura to its owner', async () => {
    expect(await load('7', anna)).toMatchObject({ id: 7 });
  });

  test.each(['8', '0', 'x', '7e0', '99999999999'])(
    'returns 404 for the id %s, which belongs to none of the owner’s strutture',
    async (id) => {
      expect(await load(id, anna)).toMatchObject({
        init: { status: 404 },
        data: { detail: struttureMessages.listingNotFound },
      });
    },
  );

  test('redirects signed-out visitors to the sign-in page, which then returns them to this page', async () => {
    const answer = (await load('7', null)) as Response;
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/proprietario?torna=%2Fproprietario%2Fstrutture%2F7');
  });
});
