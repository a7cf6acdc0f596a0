export const pagina = (number: number) => `Pagina ${number}`;
export const paginaPrecedente = 'Pagina precedente';
export const paginaSuccessiva = 'Pagina successiva';
