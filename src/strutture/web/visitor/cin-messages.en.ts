import type { IsTranslation } from '../../../kernel/translation.ts';

export const questoEDelComune = (comune: string, classe: string, nome: string, altrove: string) =>
  `This one belongs to the municipality of ${comune}, class ${classe}${nome}.${altrove}`;
export const cheCoseIlCin = 'What is the CIN?';
export const ilCinEIlCodice =
  'The CIN is the national identification code that every place to stay in Italy must display.';
export const cercaloNelRegistroPubblico = 'Look it up in the public register of the Italian Ministry of Tourism';
export const ilComuneNonEQuello = ' The municipality isn’t that of the address: ask the owner.';
export const eUnCodiceDimostrativo = 'This is a sample code: it isn’t in the public register.';

true satisfies IsTranslation<typeof import('./cin-messages.it.ts'), typeof import('./cin-messages.en.ts')>;
