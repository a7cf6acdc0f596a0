import { grove, mountain, sail, type Scene, sheep, spots } from './parts.ts';
import { arches, block, dome, dots, INK, PAINT, path, stroke } from '../shapes.ts';
import { campanile, houseRow, keep } from '../towns.ts';

export const SOUTH = {
  ABR: {
    disc: [1620, 60],
    land: [188, 194, 188, 196, 200, 196, 190, 192, 186],
    groups: [60, 330, 1560, 1700, 1820],
    rise: 0.7,
    behind: () =>
      mountain({
        top: [900, 52],
        left: 620,
        right: 1160,
        base: 158,
        paint: { lit: '#D3D4CC', shade: '#9AA3A4' },
        snow: INK.calce,
      }) +
      mountain({
        top: [690, 88],
        left: 500,
        right: 860,
        base: 158,
        paint: { lit: '#D9D9D0', shade: '#AEB4B2' },
        snow: INK.calce,
      }) +
      path('M0 164C260 140 520 170 760 152S1060 170 1180 160V220H0Z', '#A3B07F') +
      path(
        'M940 240L1010 206L1060 192L1110 164L1160 148L1204 126L1290 124L1330 144L1400 168L1460 200L1540 240Z',
        '#C2AF86',
      ) +
      path('M1240 240L1260 190L1230 160L1290 124L1330 144L1400 168L1460 200L1540 240Z', '#A3906C'),
    motif: (random) =>
      keep([1246, 130], 34, 70, PAINT.calce) +
      keep([1196, 136], 24, 44, PAINT.calce) +
      keep([1296, 136], 24, 44, PAINT.pietra) +
      block([1196, 138], 100, 28, PAINT.calce) +
      keep([1222, 142], 22, 38, PAINT.calce) +
      keep([1318, 144], 22, 36, PAINT.pietra) +
      block([1108, 174], 48, 26, PAINT.pietra) +
      path('M1104 148L1132 126L1160 148Z', PAINT.cotto.lit) +
      path('M1132 126L1160 148H1140Z', PAINT.cotto.shade) +
      arches([1116, 174], [22, 16], 1, '#6E4632') +
      sheep(spots('770 206, 806 214, 838 202, 872 216, 906 206, 940 220, 1000 212, 1040 222, 980 200, 740 222')) +
      grove('querce', '1080 210 0.6, 1380 202 0.7, 1420 210 0.85', random),
  },
  MOL: {
    disc: [920, 64],
    land: [188, 194, 190, 192, 196, 196, 192, 194, 188],
    groups: [60, 330, 560, 1560, 1700, 1820],
    rise: 0.8,
    behind: () =>
      path('M860 240C980 206 1060 110 1240 106S1500 180 1640 240Z', '#9DAA6B') +
      path('M1240 106C1400 110 1500 180 1640 240H1420C1440 190 1400 130 1240 106Z', '#8A9A5F'),
    motif: (random) =>
      path('M1172 170C1150 184 1090 190 1000 206L860 240H1060C1120 214 1210 200 1200 170Z', '#D3CC93') +
      campanile([1216, 110], [19, 46, 1.1], PAINT.pietra, PAINT.cotto) +
      keep([1274, 112], 30, 40, PAINT.grigia) +
      (
        [
          [1176, 126, 130],
          [1130, 150, 224],
          [1112, 174, 270],
        ] as const
      )
        .map(([x, y, width]) =>
          houseRow(
            [x, y],
            { width, heights: [20, 32], paints: ['pietra', 'dorata', 'rosa', 'grigia'], roof: PAINT.cotto },
            random,
          ),
        )
        .join('') +
      sheep(spots('1158 190, 1130 196, 1100 198, 1080 206, 1046 206, 1052 218, 1010 216, 980 226, 1020 230'), 0.9) +
      path('M960 206q0 -22 9 -25q9 3 9 25z', INK.terra) +
      dots(spots('969 178'), 5, '#E8B48C') +
      stroke('M984 208V174', INK.terra, 2.4) +
      path('M776 214V196Q780 168 812 164Q846 168 850 196V214Z', '#CDBB9C') +
      path('M818 214V165Q846 170 850 196V214Z', '#A58F72') +
      stroke('M780 186h66M777 200h72M788 174h48', '#9A866C', 1.6) +
      arches([792, 214], [26, 24], 1, '#4A3B31') +
      grove('ulivi', '1420 204 1, 1470 210 1.2, 730 214 0.8', random),
  },
  CAM: {
    disc: [1180, 62],
    land: [226, 230, 234, 238, 240, 240, 220, 204, 196],
    groups: [1560, 1680, 1810],
    rise: 0.9,
    behind: () =>
      path(
        'M540 138h14v-4h10v3h12v-6h9v4h14v-5h8v6h16v-4h12v5h16v-7h10v6h14v-3h14v6h12v-5h10v5h14v-6h12v4h16v5z',
        '#E9C9A4',
      ) +
      path('M800 196L812 164L830 148L846 160L858 196ZM874 196L884 172L900 160L916 176L924 196Z', '#CDB394') +
      path('M836 196L838 164L830 148L846 160L858 196ZM902 196L906 172L900 160L916 176L924 196Z', '#A58C72') +
      stroke('M792 197h72M866 197h66', INK.calce, 2) +
      sail(990, 164, 1.1),
    motif: (random) =>
      path('M1060 240L1080 196L1120 160L1190 120L1300 104L1500 96L1920 80V240Z', '#9C9168') +
      path('M1300 104L1500 96L1920 80V150Q1700 120 1560 150T1340 130Z', '#8A9A5F') +
      (
        [
          [1230, 118, 190],
          [1168, 142, 260],
          [1120, 166, 310],
          [1084, 190, 350],
        ] as const
      )
        .map(
          ([x, y, width], tier) =>
            (tier === 2
              ? block([1262, 146], 60, 34, PAINT.calce) +
                dome([1292, 112], 28, { lit: '#E8C35A', shade: '#4F8F7C' }, 1.2) +
                campanile([1340, 146], [17, 60, 0.9], PAINT.calce, PAINT.rame)
              : '') +
            houseRow(
              [x, y],
              { width, heights: [22, 34], paints: ['rosa', 'calce', 'giallo', 'azzurra', 'rosso'] },
              random,
            ),
        )
        .join('') +
      path('M1050 240L1066 204L1092 190H1440L1480 240Z', '#B9A384') +
      arches([1100, 216], [330, 20], 10, INK.arcata) +
      path('M1050 240Q1160 218 1300 218T1560 240Z', INK.grano) +
      grove('pini', '1464 214 1.5, 1512 212 1.1', random) +
      path('M560 240Q660 200 780 240Z', '#6C8A5A') +
      grove('pini', '690 222 1.9', random) +
      grove('agrumi', '640 240 0.9, 746 240 0.8', random) +
      dots(spots('632 204, 646 198, 738 210, 752 206, 742 200'), 3.5, INK.sole),
  },
} as const satisfies Record<string, Scene>;
