import { type CallHandler, handle } from '../../kernel/call.ts';
import { getPublicCall, type StruttureService } from '../contract.ts';

/** The public calls about strutture; their lists are the search room's. */
export function struttureRoutes(strutture: Pick<StruttureService, 'getPublic'>): CallHandler[] {
  return [handle(getPublicCall, ({ params }) => strutture.getPublic(params.id))];
}
