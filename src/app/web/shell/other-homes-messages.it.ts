export const caseVicine = (hasStay: boolean) => (hasStay ? 'Case vicine, libere nelle tue date' : 'Case vicine');
export const aPochiKm = (hasStay: boolean) =>
  hasStay ? 'Altre case a pochi km, libere nelle tue date' : 'Altre case a pochi km';
/** After an address. */
export const aKm = (address: string, km: number) => `${address} · a ${km} km`;
export const intantoQueste = 'Intanto, queste case sono aperte';
export const lePiuGrandi = 'Intanto, le case più grandi';
