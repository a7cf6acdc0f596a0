import type { IsTranslation } from '../../../kernel/translation.ts';

export const inQuestoBrowserSeiGia = 'In diesem Browser sind Sie schon angemeldet als';
export const vaiAlleTueStrutture = 'zu Ihren Unterkünften';
export const entra = 'Anmelden';
export const entraNellaTuaArea = 'Im Gastgeberbereich anmelden';

true satisfies IsTranslation<
  typeof import('./proprietario-entra-messages.it.ts'),
  typeof import('./proprietario-entra-messages.de.ts')
>;
