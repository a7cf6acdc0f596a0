import type { IsTranslation } from '../kernel/translation.ts';

/** What the search room's calls answer instead of homes. Apart from `messages.fr.ts`, which visitors load. */
export const searchCallMessages = {
  ambienteNonValido: 'Le cadre peut être la mer (mare), la montagne (montagna) ou un lac (lago).',
  tipoNonValido: 'Ce type d’hébergement n’existe pas.',
  servizioNonValido: 'L’équipement demandé n’existe pas.',
  prezzoNonValido: 'Le prix doit être un nombre entier d’euros, de 1 à 100 000.',
  prezziInvertiti: 'Le prix minimum ne peut pas dépasser le maximum.',
  ospitiNonValidi: 'Le nombre de voyageurs doit être compris entre 1 et 30.',
  dateIncomplete: 'Indiquez la date d’arrivée et celle de départ.',
  dateNonValide:
    'Les dates ne sont pas valides : le départ doit venir après l’arrivée, et l’arrivée ne peut pas être passée.',
  periodoNonValido:
    'La période n’est pas valide : indiquez `periodo_dal` et `periodo_al`, 62 jours au plus à partir d’aujourd’hui, et les nuits, qui doivent y tenir.',
  ordineNonValido: 'L’ordre demandé n’existe pas.',
  segnoNonValido: 'La page demandée n’existe pas.',
  testoTroppoLungo: 'La recherche est trop longue : quelques mots suffisent.',
  sicuraNonValida: 'Le filtre « Sicura » vaut 1, ou il n’y est pas.',
  gradiniNonValidi:
    'Le filtre sur les marches vaut `nessuno` (aucune) ou `non-detti` (non indiquées), ou il n’y est pas.',
  zonaSconosciuta: 'La zone demandée n’existe pas.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.fr.ts')>;
