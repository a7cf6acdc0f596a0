import type { AdminStruttureService } from '../admin-contract.ts';
import { createCreation } from './admin-creation.ts';
import { createDecisions } from './admin-decisions.ts';
import { createEdits } from './admin-edits.ts';
import { createLists } from './admin-lists.ts';
import { createRemoval } from './admin-removal.ts';
import { type AdminStrutturaParts, createAdminTools } from './admin-tools.ts';
import { createUndo } from './admin-undo.ts';
import { createOutrun } from './refuse-outrun.ts';
import { createTellRemoved } from './tell-removed.ts';

/** What an administrator does with every struttura (specification section 2, "Admin dashboard"). */
export function createAdminStruttureService(parts: AdminStrutturaParts): AdminStruttureService {
  const tools = createAdminTools(parts);
  return {
    ...createLists(parts.db, tools),
    ...createDecisions(parts, tools),
    ...createUndo(parts, tools),
    ...createEdits(parts, tools),
    create: createCreation(parts, tools),
    remove: createRemoval(parts, tools),
    refuseOutrun: createOutrun(parts, tools),
    tellRemoved: createTellRemoved(parts),
  };
}
