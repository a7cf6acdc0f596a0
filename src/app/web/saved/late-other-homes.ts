import { idlePart } from '../../../ui/loading/idle-part.ts';

/** Something to save, where nothing is saved yet. */
export const LateOtherHomes = idlePart(async () => (await import('../shell/OtherHomes.tsx')).OtherHomes);
