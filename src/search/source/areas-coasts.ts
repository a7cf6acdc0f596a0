export const COASTS = `
Costa adriatica: sulla costa adriatica
detta: adriatico, mare adriatico, mar adriatico, l adriatico, litorale adriatico, costa dell adriatico, coste adriatiche, costa dell adria, sull adriatico
fonte: ISTAT, province sul mare Adriatico, da Trieste a Lecce
TS: *
GO: *
UD: *
VE: *
RO: *
FE: *
RA: *
FC: *
RN: *
PU: *
AN: *
MC: *
FM: *
AP: *
TE: *
PE: *
CH: *
CB: *
FG: *
BT: *
BA: *
BR: *
LE: *

Costa tirrenica: sulla costa tirrenica
detta: tirreno, mar tirreno, mare tirreno, il tirreno, litorale tirrenico, costa del tirreno, coste tirreniche, sul tirreno
fonte: ISTAT, province sul mar Tirreno, da Massa-Carrara a Palermo
MS: *
LU: *
PI: *
LI: *
GR: *
VT: *
RM: *
LT: *
CE: *
NA: *
SA: *
PZ: Maratea
CS: *
CZ: *
VV: *
RC: *
ME: *
PA: *

Costa ionica: sulla costa ionica
detta: ionio, jonio, mar ionio, mare ionio, mar jonio, mare jonio, lo ionio, lo jonio, costa jonica, litorale ionico, litorale jonico, costa dello ionio, coste ioniche, sullo ionio, sullo jonio
fonte: ISTAT, province sul mar Ionio, da Lecce a Siracusa
LE: *
TA: *
MT: *
CS: *
KR: *
CZ: *
RC: *
ME: *
CT: *
SR: *
`;
