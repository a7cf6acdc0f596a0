import type { IsTranslation } from '../../../kernel/translation.ts';

export const ospitalia = 'Ospitalia';
export const leCaseItaliaAperte = 'Stay in Italy with the people who live there';
export const caseVacanzaBBAffittacamere =
  'Holiday homes, B&Bs, guest rooms and farm stays run by people, not by portals and algorithms. Choose from 20 regions.';

true satisfies IsTranslation<typeof import('./home-messages.it.ts'), typeof import('./home-messages.en.ts')>;
