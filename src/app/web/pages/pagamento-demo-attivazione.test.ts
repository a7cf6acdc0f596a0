import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '../context.ts';
import { loader } from './pagamento-demo-attivazione.tsx';

function open(account: string, isOn: boolean) {
  const context = new RouterContextProvider();
  context.set(pageContext, { demo: { isOn } } as PageContext);
  return loader({ params: { account }, context } as unknown as LoaderFunctionArgs);
}

test('the demo’s onboarding page opens for a demo account', async () => {
  expect(await open('acct_demo0', true)).toEqual({ account: 'acct_demo0' });
});

test.each([
  ['if payments are real', 'acct_demo0', false],
  ['for an account that is not a demo account', 'acct_1Nv0FGQ9RKHgCVdK', true],
  ['for an id that contains a path', '../../prenotazioni/ABCDEFGHJKMNPQR0/lascia', true],
])('the demo’s onboarding page returns 404 %s', async (_, account, isOn) => {
  await expect(open(account, isOn)).rejects.toMatchObject({ init: { status: 404 } });
});
