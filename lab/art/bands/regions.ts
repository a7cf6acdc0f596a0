import { HOURS, type Hour } from './sky.ts';
import { readView, type View } from './view.ts';

export type Region = View & { hour: Hour };

const TABLE = `
VDA | mezzogiorno | alpi-lontane | terra | pascoli | abeti
PIE | pomeriggio | alpi-lontane | terra | vigne | querce cipressi
LIG | oro | orizzonte | mare | roccia | agrumi pini
LOM | mattina | prealpi | lago | parco | cipressi querce
TAA | mattina | dolomiti | terra | pascoli | abeti
VEN | tramonto | orizzonte | laguna | barena | canne
FVG | mattina | alpi-lontane | mare | macchia | pini
EMR | oro | pianura | terra | prati | pioppi
TOS | pomeriggio | colline | terra | grano | cipressi
MAR | mezzogiorno | orizzonte | mare | girasoli | cipressi querce
UMB | tramonto | appennino | terra | oliveti | ulivi
LAZ | oro | colline | terra | prati | pini
ABR | mattina | gran-sasso | terra | pascoli | querce
MOL | pomeriggio | appennino | terra | pascoli | ulivi querce
CAM | tramonto | vesuvio | mare | macchia | pini agrumi
PUG | mezzogiorno | orizzonte | mare | oliveti | ulivi fichi
BAS | oro | colline-aride | terra | grano | ulivi fichi
CAL | mattina | orizzonte | mare | spiaggia | fichi agrumi
SIC | pomeriggio | etna | mare | macchia | agrumi fichi
SAR | mezzogiorno | granito | cala | riva | pini
ITA | pomeriggio | orizzonte | mare | prati | cipressi pini
`;

function readLine(line: string): [string, Region] {
  const [codice = '', hourName, far, water, near, plants] = line.split(' | ');
  const hour = HOURS.find((each) => each === hourName);
  if (hour === undefined) throw new Error(`No hour is called ${hourName}`);
  return [codice, { hour, ...readView([far, water, near, plants]) }];
}

export const ITALY = { id: 0, codice: 'ITA' };

export const REGION_VIEWS: ReadonlyMap<string, Region> = new Map(TABLE.trim().split('\n').map(readLine));
