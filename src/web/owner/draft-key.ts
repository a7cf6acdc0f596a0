import type { OwnDetail } from '../../strutture/owner-contract.ts';

/** FNV-1a's start and prime: any change of the text gives another number. */
const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** Where a tab keeps the draft of a change: another one for every state of the struttura, so that none brings an old one back. */
export function draftKey({ id, form }: Pick<OwnDetail, 'id' | 'form'>): string {
  let mark = START;
  for (const character of JSON.stringify(form)) {
    mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), PRIME);
  }
  return `ospitalia_modifica_${id}_${(mark >>> 0).toString(36)}`;
}
