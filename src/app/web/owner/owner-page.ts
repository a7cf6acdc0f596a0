import { brandName } from '../../../kernel/brand/brand.ts';
import { type MetaDescriptor, type RouterContextProvider, redirect } from 'react-router';
import type { Account } from '../../../kernel/people/account.ts';
import { AppError } from '../../../kernel/calls/app-error.ts';
import { parseStrutturaId } from '../../../strutture/rules/struttura-path.ts';
import type { OwnerDetail } from '../../../strutture/owner-contract.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { signInPath } from '../../../accounts/web/owner/return-path.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';

export function ownerMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} — ${brandName}` }, { name: 'robots', content: 'noindex' }];
}

type OwnerStrutturaRequest = {
  params: Record<string, string | undefined>;
  request: Request;
  context: Readonly<RouterContextProvider>;
};

export async function requireAccount(context: Readonly<RouterContextProvider>, request: Request): Promise<Account> {
  const account = await load(context, () => context.get(pageContext).account());
  const { pathname, search } = new URL(request.url);
  // oxlint-disable-next-line typescript/only-throw-error -- in React Router, a thrown response redirects
  if (account === null) throw redirect(signInPath(pathname, search));
  return account;
}

/** Loads a struttura of the signed-in owner. Responds with 404 for another owner's struttura. */
export async function loadOwnerStruttura({ params, request, context }: OwnerStrutturaRequest): Promise<OwnerDetail> {
  const account = await requireAccount(context, request);
  const id = parseStrutturaId(params['id']);
  return load(context, async () => {
    if (id === null) throw new AppError('NON_TROVATO', struttureMessages.listingNotFound);
    return context.get(pageContext).ownerStrutture.get(account, id);
  });
}
