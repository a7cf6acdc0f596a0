import type { IsTranslation } from '../../../kernel/translation.ts';

export const ospitalia = 'Ospitalia';
export const leCaseItaliaAperte = 'Zu Gast in Italien, bei Menschen, die hier zu Hause sind';
export const caseVacanzaBBAffittacamere =
  'Ferienhäuser, Ferienwohnungen, B&Bs, Gästezimmer und Bauernhöfe, geführt von Menschen, nicht von Portalen und Algorithmen. Wählen Sie aus den 20 Regionen.';

true satisfies IsTranslation<typeof import('./home-messages.it.ts'), typeof import('./home-messages.de.ts')>;
