import { formatCount } from '../../kernel/text/format-count.ts';

const NOUNS = {
  posto: ['posto letto', 'posti letto'],
  camera: ['camera', 'camere'],
  bagno: ['bagno', 'bagni'],
  ospite: ['ospite', 'ospiti'],
  foto: ['foto', 'foto'],
} as const;

/** @example countOf(2, 'bagno') // '2 bagni' */
export function countOf(count: number, noun: keyof typeof NOUNS): string {
  const [one, many] = NOUNS[noun];
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
