import type { IsTranslation } from '../../../kernel/translation.ts';

export const questoEDelComune = (comune: string, classe: string, nome: string, altrove: string) =>
  `Dieser CIN gehört zur Gemeinde ${comune}, Klasse ${classe}${nome}.${altrove}`;
export const cheCoseIlCin = 'Was ist der CIN?';
export const ilCinEIlCodice = 'Der CIN ist die nationale Kennung, die jede Unterkunft angeben muss.';
export const cercaloNelRegistroPubblico = 'Im öffentlichen Register des Tourismusministeriums suchen';
export const ilComuneNonEQuello = ' Das ist nicht die Gemeinde der Adresse. Fragen Sie den Gastgeber.';
export const eUnCodiceDimostrativo = 'Es ist ein Beispielcode. Im öffentlichen Register steht er nicht.';

true satisfies IsTranslation<typeof import('./cin-messages.it.ts'), typeof import('./cin-messages.de.ts')>;
