import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseTesto = (where: string) => `Places to stay ${where}`;
export const caseVacanzaBBAffittacamere = (where: string, sigla: string) =>
  `Holiday homes, B&Bs, guest rooms and farm stays ${where} (${sigla}): direct contact, clear prices, no paid rankings.`;

true satisfies IsTranslation<typeof import('./citta-messages.it.ts'), typeof import('./citta-messages.en.ts')>;
