import { type CallHandler, handleOwner } from '../../kernel/call.ts';
import { type ConditionsService, readConditionsCall, saveConditionsCall } from '../prices-contract.ts';

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
