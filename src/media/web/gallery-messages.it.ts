export const altreFoto = 'Altre foto';
export const ingrandisci = (photo: string) => `Ingrandisci: ${photo}`;
