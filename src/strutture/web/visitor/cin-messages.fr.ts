import type { IsTranslation } from '../../../kernel/translation.ts';

const of = (nome: string) => (/^[aeiouyàâéèêîôh]/i.test(nome) ? `d’${nome}` : `de ${nome}`);

export const questoEDelComune = (comune: string, classe: string, nome: string, altrove: string) =>
  `Celui-ci relève de la commune ${of(comune)}, classe ${classe}${nome}.${altrove}`;
export const cheCoseIlCin = 'Qu’est-ce que le CIN ?';
export const ilCinEIlCodice = 'Le CIN est le code national que chaque hébergement doit afficher.';
export const cercaloNelRegistroPubblico = 'Le chercher dans le registre public du ministère italien du Tourisme';
export const ilComuneNonEQuello = ' La commune n’est pas celle de l’adresse : demandez au propriétaire.';
export const eUnCodiceDimostrativo = 'C’est un code de démonstration : il n’est pas dans le registre public.';

true satisfies IsTranslation<typeof import('./cin-messages.it.ts'), typeof import('./cin-messages.fr.ts')>;
