import { ANTIQUITY } from '../ancient.ts';
import { enlarged, grove, sail, type Scene, spots } from './parts.ts';
import { arches, block, boxOf, dome, dots, gable, INK, PAINT, path, stroke } from '../shapes.ts';
import { campanile, houseRow, TOWNS } from '../towns.ts';

const GRANITE =
  path(
    'M-110 0C-116 -22 -98 -40 -80 -36C-82 -60 -54 -76 -26 -66C-10 -80 24 -76 32 -56C58 -62 84 -46 80 -28C98 -28 114 -14 110 0Z',
    '#EBC7AE',
  ) +
  path(
    'M-26 -66C-10 -80 24 -76 32 -56C58 -62 84 -46 80 -28C98 -28 114 -14 110 0H62C72 -12 62 -30 44 -30C40 -18 34 -8 30 0H-8C4 -20 6 -40 -26 -66ZM-80 -36C-66 -32 -58 -18 -60 0H-84C-78 -12 -76 -24 -80 -36Z',
    '#CF9F86',
  ) +
  stroke('M-80 -36q16 8 20 36M-26 -66q30 18 18 66M32 -56q16 10 12 26', '#B98670', 1.8);

export const FAR_SOUTH = {
  PUG: {
    disc: [900, 60],
    land: [198, 204, 196, 194, 194, 192, 192, 196, 192],
    groups: [70, 330, 540, 1600, 1720, 1830],
    motif: (random) =>
      enlarged(TOWNS.trulli([0, 0]), [1225, 196], 1.22) +
      enlarged(TOWNS.trulli([0, 0]), [1456, 194], 0.62) +
      block([640, 216], 400, 16, PAINT.pietra) +
      block([1400, 216], 300, 16, PAINT.pietra) +
      stroke(
        'M640 208H1040M1400 208H1700M660 201v6m34 -6v6m30 -6v6m38 -6v6m34 -6v6m30 -6v6m40 -6v6m30 -6v6m34 -6v6m36 -6v6M650 209v6m34 0v-6m38 0v6m30 0v-6m36 0v6m32 0v-6m40 0v6m30 0v-6m36 0v6M1420 201v6m34 -6v6m30 -6v6m38 -6v6m34 -6v6m30 -6v6M1436 209v6m34 0v-6m38 0v6m30 0v-6m36 0v6',
        '#A58F72',
        1.8,
      ) +
      grove('ulivi', '790 202 1.15, 930 200 1, 1040 214 1.25', random) +
      grove('fichi', '860 226 1.05, 1410 226 1.15, 700 224 0.9', random),
  },
  BAS: {
    disc: [880, 62],
    land: [192, 198, 196, 204, 214, 212, 208, 202, 192],
    groups: [50, 300, 1600, 1720, 1830],
    rise: 0.7,
    behind: () =>
      path('M0 150Q300 134 620 150T1240 148T1920 144V240H0Z', '#D3BC80') +
      path('M420 240L460 176L520 150L640 140L760 144L830 160L870 200L900 240Z', '#C9AF80') +
      path('M640 240L660 200L620 170L760 144L830 160L870 200L900 240Z', '#AE9367') +
      arches([520, 178], [120, 15], 4, '#6E5238') +
      arches([690, 184], [130, 15], 4, '#5E4630') +
      arches([560, 206], [220, 15], 6, '#6E5238') +
      path('M900 240L940 196L1000 160L1080 120L1170 96H1290L1400 130L1470 170L1530 240Z', '#C2A878'),
    motif: (random) =>
      campanile([1200, 100], [20, 44, 0.6], PAINT.dorata, PAINT.dorata) +
      block([1214, 100], 64, 22, PAINT.dorata) +
      gable([1214, 78], 64, 13, PAINT.dorata) +
      dots(spots('1238 86'), 5, INK.finestra) +
      (
        [
          [1130, 116, 220],
          [1076, 138, 320],
          [1022, 160, 420],
          [976, 182, 500],
          [940, 206, 560],
        ] as const
      )
        .map(([x, y, width]) =>
          houseRow([x, y], { width, heights: [22, 32], paints: ['dorata', 'pietra', 'dorata'] }, random),
        )
        .join('') +
      arches([960, 206], [500, 14], 13, INK.arcata),
  },
  CAL: {
    disc: [760, 62],
    land: [222, 226, 226, 224, 214, 208, 206, 206, 206],
    groups: [40, 1560, 1700, 1820],
    behind: () =>
      path('M0 138Q160 120 330 126T560 138Z', '#9DB5AC') +
      path('M1124 240L1132 150L1146 112L1190 104L1920 84V240Z', '#D6B98A') +
      path(
        'M1250 240L1262 150L1240 108L1400 104L1410 160L1390 240ZM1540 240L1530 160L1560 96L1700 90L1690 170L1720 240Z',
        '#BD9D70',
      ) +
      stroke('M1136 146H1250M1130 176H1256M1410 140H1530M1404 176H1534M1700 130H1920M1694 170H1920', '#C2A272', 2),
    motif: (random) =>
      houseRow(
        [1150, 110],
        { width: 300, heights: [26, 44], paints: ['calce', 'giallo', 'rosa', 'pietra', 'dorata'], roof: PAINT.cotto },
        random,
      ) +
      houseRow(
        [1436, 100],
        { width: 330, heights: [18, 34], paints: ['calce', 'giallo', 'rosa', 'pietra'], roof: PAINT.cotto },
        random,
      ) +
      block([1290, 104], 50, 30, PAINT.dorata) +
      dome([1314, 74], 17, PAINT.giallo, 1.1) +
      dots(spots('1150 114, 1180 120, 1228 118, 1300 112, 1420 116, 1380 110, 1500 110'), 6, '#7C9A62') +
      path('M812 224L826 172L846 146L880 136L990 134L1016 160L1030 200L1046 224Z', '#CBAA7C') +
      path('M930 224L944 180L920 150L990 134L1016 160L1030 200L1046 224Z', '#AB8A60') +
      dots(spots('850 148, 868 142, 990 140, 1006 152'), 7, '#7C9A62') +
      block([884, 138], 74, 34, PAINT.calce) +
      gable([884, 104], 74, 16) +
      arches([892, 138], [46, 18], 3, INK.arcata) +
      campanile([974, 138], [18, 54, 1], PAINT.calce, PAINT.cotto) +
      stroke('M896 140l-22 16 30 14 -30 16 24 16', INK.crema, 3.4) +
      stroke('M800 224q30 -7 60 0t60 0', INK.calce, 2.5),
  },
  SIC: {
    disc: [1500, 58],
    land: [222, 226, 228, 226, 212, 192, 188, 190, 186],
    groups: [60, 300, 560, 1560, 1690, 1820],
    rise: 0.74,
    behind: (random) =>
      houseRow([680, 139], { width: 76, heights: [10, 15], paints: ['calce', 'giallo', 'rosa'] }, random) +
      houseRow([1040, 139], { width: 62, heights: [9, 14], paints: ['calce', 'giallo', 'rosa'] }, random),
    motif: (random) =>
      path(boxOf(1180, 124, 132, 60), INK.arcata) +
      enlarged(ANTIQUITY.tempio([0, 0], random), [1246, 190], 1.1) +
      grove('fichi', '1080 206 1, 1110 212 0.8, 1420 204 0.9, 760 236 1.1, 800 240 0.9', random) +
      grove('agrumi', '1000 220 1, 1452 212 1.25, 1496 216 1.05, 940 228 0.9', random) +
      dots(
        spots(
          '990 180, 1006 176, 1012 188, 1440 160, 1456 154, 1466 168, 1446 172, 1490 172, 1504 176, 932 192, 944 188',
        ),
        3.5,
        INK.sole,
      ),
  },
  SAR: {
    disc: [840, 60],
    land: [216, 222, 228, 226, 214, 194, 192, 200, 206],
    groups: [1700, 1830],
    rise: 0.75,
    behind: (random) =>
      houseRow([980, 140], { width: 64, heights: [9, 14], paints: ['calce', 'rosa', 'giallo'] }, random) +
      sail(900, 166, 1.1),
    motif: (random) =>
      path('M1020 222C1080 196 1120 186 1220 184S1380 190 1440 212Z', '#8E9A5E') +
      enlarged(ANTIQUITY.nuraghe([0, 0]), [1215, 196], 1.2) +
      grove('pini', '1540 160 0.95', random) +
      enlarged(GRANITE, [1500, 216], 1.05) +
      enlarged(GRANITE, [1400, 218], 0.42) +
      enlarged(GRANITE, [740, 244], 0.8) +
      enlarged(GRANITE, [846, 244], 0.34) +
      enlarged(GRANITE, [80, 242], 0.9) +
      dots(spots('1060 206, 1092 200, 1340 202, 1372 206, 1120 208, 1310 210'), 8, '#5F7D4B') +
      dots(spots('1057 202, 1089 196, 1337 198'), 4, '#8FA667'),
  },
} as const satisfies Record<string, Scene>;
