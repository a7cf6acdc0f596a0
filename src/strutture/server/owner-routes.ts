import type { Account } from '../../kernel/people/account.ts';
import { type CallHandler, handle, handleOwner } from '../../kernel/calls/call.ts';
import {
  dropEditCall,
  editOwnerStrutturaCall,
  getOwnerStrutturaCall,
  listOwnerStruttureCall,
  type OwnerDetail,
  type OwnerStruttureService,
  pauseCall,
  removeOwnerStrutturaCall,
  resumeCall,
  setContactsCall,
  setPhotosCall,
} from '../owner-contract.ts';
import {
  cancelPublicEmailCall,
  confirmPublicEmailCall,
  type PublicEmailService,
  resendPublicEmailCall,
} from '../public-email-contract.ts';
import { checkCinCall, type SubmissionService, submitCall } from '../submission-contract.ts';
import { type ConditionsService, readConditionsCall, saveConditionsCall } from '../prices-contract.ts';
import { getPublicCall, listByIdsCall, listPhotosCall, type StruttureService } from '../contract.ts';
import { ownerMessages } from '../messages/by-request.ts';

export function submissionRoutes(submissions: SubmissionService): CallHandler[] {
  return [
    handle(checkCinCall, async ({ params, account }) => {
      const available = await submissions.isCinAvailable(params.cin, account);
      return {
        available,
        message: available ? ownerMessages().cinCheckStatuses.available : ownerMessages().cinCheckStatuses.taken,
      };
    }),
    handle(submitCall, async ({ body, pictures, account }) => ({
      success: true as const,
      data: await submissions.submit({ body, pictures }, account),
    })),
  ];
}

export function publicEmailRoutes(emails: PublicEmailService): CallHandler[] {
  return [
    handle(confirmPublicEmailCall, async ({ body }) => {
      const message = ownerMessages().publicEmailConfirmed(await emails.confirm(body.token));
      return { success: true as const, message };
    }),
  ];
}

async function answer(detail: Promise<OwnerDetail>) {
  return { success: true as const, data: await detail };
}

export function ownerRoutes(strutture: OwnerStruttureService): CallHandler[] {
  type OwnerCall = { account: Account; params: { id: number } };
  const onOne = (use: (account: Account, id: number) => Promise<OwnerDetail>) => {
    return ({ account, params }: OwnerCall) => answer(use(account, params.id));
  };
  return [
    handleOwner(listOwnerStruttureCall, async ({ account }) => ({
      success: true as const,
      data: await strutture.list(account),
    })),
    handleOwner(getOwnerStrutturaCall, onOne(strutture.get)),
    handleOwner(editOwnerStrutturaCall, ({ account, params, body, pictures }) =>
      answer(strutture.edit(account, params.id, { body, pictures })),
    ),
    handleOwner(setContactsCall, ({ account, params, body }) =>
      answer(strutture.setContacts(account, params.id, body)),
    ),
    handleOwner(resendPublicEmailCall, onOne(strutture.resendEmail)),
    handleOwner(cancelPublicEmailCall, onOne(strutture.cancelEmail)),
    handleOwner(setPhotosCall, ({ account, params, body, pictures }) =>
      answer(strutture.setPhotos(account, params.id, { immagini: body.immagini, pictures })),
    ),
    handleOwner(pauseCall, onOne(strutture.pause)),
    handleOwner(resumeCall, onOne(strutture.resume)),
    handleOwner(dropEditCall, onOne(strutture.dropEdit)),
    handleOwner(removeOwnerStrutturaCall, ({ account, params }) => strutture.remove(account, params.id)),
  ];
}

export function conditionsRoutes(conditions: ConditionsService): CallHandler[] {
  return [
    handleOwner(readConditionsCall, async ({ account, params }) => ({
      success: true as const,
      data: await conditions.read(account, params.id),
    })),
    handleOwner(saveConditionsCall, async ({ account, params, body }) => ({
      success: true as const,
      data: await conditions.save(account, params.id, body),
    })),
  ];
}

export function struttureRoutes(
  strutture: Pick<StruttureService, 'getPublic' | 'listPhotos' | 'cardsOf'>,
): CallHandler[] {
  return [
    handle(getPublicCall, ({ params }) => strutture.getPublic(params.id)),
    handle(listPhotosCall, async ({ params }) => ({
      success: true as const,
      data: await strutture.listPhotos(params.id),
    })),
    handle(listByIdsCall, async ({ query }) => ({ data: await strutture.cardsOf(query.ids) })),
  ];
}
