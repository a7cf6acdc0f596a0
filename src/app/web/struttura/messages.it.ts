export const inQuestaPagina = 'In questa pagina';
export const spazi = 'Spazi';
export const daSapere = 'Da sapere';
export const doveSei = 'Dove sei';
export const chiAccoglie = 'Chi accoglie';
