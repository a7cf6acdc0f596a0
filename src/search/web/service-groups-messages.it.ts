export const aTavola = 'A tavola e in compagnia';
export const inCasa = 'In casa';
export const fuori = 'Fuori e per stare bene';
export const doveSiTrova = 'Dove si trova';
