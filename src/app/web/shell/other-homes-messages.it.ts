export const caseVicine = (hasStay: boolean) => (hasStay ? 'Case vicine, libere nelle tue date' : 'Case vicine');
export const intantoQueste = 'Intanto, queste case sono aperte';
export const lePiuGrandi = 'Intanto, le case più grandi';
