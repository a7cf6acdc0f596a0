import { type CallHandler, handleAdmin } from '../../kernel/calls/call.ts';
import {
  type AdminDetail,
  type AdminStruttureService,
  type AdminTab,
  approveCall,
  createAdminCall,
  editAdminCall,
  getAdminCall,
  markSeenCall,
  rejectCall,
  removeAdminCall,
  setAdminContactsCall,
  setAdminPhotosCall,
  undoDecisionCall,
} from '../admin-contract.ts';
import {
  countersCall,
  listApprovedCall,
  listChangedCall,
  listPendingCall,
  listRejectedCall,
} from '../admin-lists-contract.ts';
import * as messages from '../messages/admin.ts';
import * as ownerMessages from '../messages/owner.it.ts';

const success = true as const;

async function answer(detail: Promise<AdminDetail>, message: string | ((struttura: AdminDetail) => string)) {
  const data = await detail;
  return { success, message: typeof message === 'string' ? message : message(data), data };
}

function listRoutes(admin: AdminStruttureService): CallHandler[] {
  const tab = async (name: AdminTab, query: { page: number; limit: number; cerca: string }) => {
    const { page, limit } = query;
    return { success, ...(await admin.list(name, query)), page, limit };
  };
  return [
    handleAdmin(listPendingCall, ({ query }) => tab('pending', query)),
    handleAdmin(listApprovedCall, ({ query }) => tab('approved', query)),
    handleAdmin(listChangedCall, ({ query }) => tab('changed', query)),
    handleAdmin(listRejectedCall, ({ query }) => tab('rejected', query)),
    handleAdmin(countersCall, async () => ({ success, data: await admin.counters() })),
    handleAdmin(getAdminCall, async ({ params }) => ({ success, data: await admin.get(params.id) })),
  ];
}

function changeRoutes(admin: AdminStruttureService): CallHandler[] {
  return [
    handleAdmin(approveCall, ({ actor, params, body }) =>
      answer(admin.approve(actor, params.id, body), messages.listingApproved),
    ),
    handleAdmin(rejectCall, ({ actor, params, body }) =>
      answer(admin.reject(actor, params.id, body), messages.listingRejected),
    ),
    handleAdmin(markSeenCall, ({ actor, params, body }) =>
      answer(admin.markSeen(actor, params.id, body), messages.textsMarkedSeen),
    ),
    handleAdmin(undoDecisionCall, ({ actor, params, body }) =>
      answer(admin.undo(actor, params.id, body), messages.decisionUndone),
    ),
    handleAdmin(createAdminCall, ({ actor, body, pictures }) =>
      answer(admin.create(actor, { body, pictures }), messages.listingCreated),
    ),
    handleAdmin(editAdminCall, ({ actor, params, body, pictures }) =>
      answer(admin.edit(actor, params.id, { body, pictures }), messages.listingUpdated),
    ),
    handleAdmin(setAdminPhotosCall, ({ actor, params, body, pictures }) =>
      answer(admin.setPhotos(actor, params.id, { ...body, immagini: body.immagini, pictures }), ({ immagini }) =>
        ownerMessages.photosUpdated(immagini.length),
      ),
    ),
    handleAdmin(setAdminContactsCall, ({ actor, params, body }) =>
      answer(admin.setContacts(actor, params.id, body), ownerMessages.contactsUpdated),
    ),
    handleAdmin(removeAdminCall, async ({ actor, params, body }) => {
      await admin.remove(actor, params.id, body);
      return { success, message: messages.listingRemoved };
    }),
  ];
}

export function adminStruttureRoutes(admin: AdminStruttureService): CallHandler[] {
  return [...listRoutes(admin), ...changeRoutes(admin)];
}
