export const scegliArrivo = 'Scegli l’arrivo, o guarda le case senza date.';
export const oraLaPartenza = (check_in: string) => `Arrivo ${check_in}: ora scegli la partenza.`;
