export const inQuestaPagina = 'In questa pagina';
export const spazi = 'Spazi';
export const daSapere = 'Da sapere';
export const doveSiTrova = 'Dove si trova';
export const chiAccoglie = 'Chi accoglie';
