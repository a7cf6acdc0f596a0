import type { ChosenWish } from '../../../search/rules/chosen-wish.ts';
import { joinQuery } from '../../../search/rules/join-query.ts';
import { wishQuery } from '../../../search/rules/write-wish.ts';

/** The address of a list with a choice, and a page of it. */
export function hrefOf(base: string, chosen: ChosenWish, turn: { dopo?: string; prima?: string } = {}): string {
  return joinQuery(base, wishQuery(chosen, { ...turn }));
}
