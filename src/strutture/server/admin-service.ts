import type { AdminStruttureService } from '../admin-contract.ts';
import { createCreation } from './admin-creation.ts';
import { createDecisions } from './admin-decisions.ts';
import { createEdits } from './admin-edits.ts';
import { createLists } from './admin-lists.ts';
import { createRemoval } from './admin-removal.ts';
import { type AdminStrutturaDependencies, createAdminTools } from './admin-tools.ts';
import { createUndo } from './admin-undo.ts';
import { createRejectSuperseded } from './reject-superseded.ts';
import { createRemovalMails } from './enqueue-removal-mails.ts';

/** What an administrator does with every struttura (specification section 2, "Admin dashboard"). */
export function createAdminStruttureService(parts: AdminStrutturaDependencies): AdminStruttureService {
  const tools = createAdminTools(parts);
  return {
    ...createLists(parts.db, tools),
    ...createDecisions(parts, tools),
    ...createUndo(parts, tools),
    ...createEdits(parts, tools),
    create: createCreation(parts, tools),
    remove: createRemoval(parts, tools),
    rejectSuperseded: createRejectSuperseded(parts, tools),
    enqueueRemovalMails: createRemovalMails(parts),
  };
}
