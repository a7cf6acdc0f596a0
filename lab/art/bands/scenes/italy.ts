import { CHURCHES } from '../churches.ts';
import { dots, INK, path, stroke } from '../shapes.ts';
import { TOWNS } from '../towns.ts';
import { enlarged, grove, mountain, sail, type Scene, spots } from './parts.ts';

const ROCK = { lit: '#B4C3CA', shade: '#8C9EAC' };

export const ITALY_SCENE: Scene = {
  disc: [1130, 60],
  land: [184, 190, 192, 198, 196, 194, 202, 218, 230],
  groups: [40, 330, 1800],
  behind: () =>
    mountain({ top: [160, 74], left: -60, right: 360, base: 164, paint: ROCK, snow: INK.calce }) +
    mountain({ top: [610, 86], left: 430, right: 800, base: 164, paint: ROCK, snow: INK.calce }) +
    mountain({ top: [400, 56], left: 180, right: 620, base: 164, paint: ROCK, snow: INK.calce }) +
    path('M0 156C200 142 480 166 700 150S980 150 1080 170S1240 200 1290 240H0Z', '#A3B573') +
    path('M0 176C180 160 420 184 640 168S900 160 1010 180S1200 220 1240 240H0Z', '#8FA667') +
    stroke('M1704 64q8 -12 30 -10t40 -12', '#F1E4CC', 8) +
    path('M1470 138C1590 130 1640 92 1688 68H1712C1760 92 1810 130 1920 136V138Z', '#8C93A6') +
    path('M1712 68C1760 92 1810 130 1920 136V138H1730C1720 116 1690 100 1700 68Z', '#6B7189') +
    path('M1688 68H1712L1736 84L1722 82L1710 92L1700 82L1688 92L1680 80L1664 84Z', INK.calce) +
    sail(1560, 160, 1) +
    sail(1770, 168, 1.1, INK.mare),
  motif: (random) =>
    TOWNS['borgo-torri']([900, 186], random) +
    grove('cipressi', '752 200 0.9, 774 204 1.1, 800 206 0.8, 1012 194 0.9, 1030 196 1.15, 1050 198 0.8', random) +
    enlarged(CHURCHES.cupolone([0, 0], random), [1180, 196], 1.08) +
    enlarged(TOWNS['case-sulla-roccia']([0, 0], random), [1420, 204], 0.92) +
    enlarged(TOWNS.trulli([0, 0]), [1660, 222], 0.62) +
    grove('abeti', '470 190 0.9, 500 194 0.7, 230 196 1, 590 200 0.8', random) +
    grove('pini', '1570 220 1.1', random) +
    grove('fichi', '1738 230 0.8', random) +
    dots(spots('1020 222, 1090 228, 860 226'), 3, '#D6402C'),
};
