import type { Random } from '../../../../src/demo/seeded-random.ts';
import { limestone } from '../distance.ts';
import { grove, sail, type Scene, wood, spots } from './parts.ts';
import {
  arches,
  battlements,
  block,
  boxOf,
  dome,
  dots,
  type Drawing,
  gable,
  INK,
  PAINT,
  path,
  type Point,
  spire,
  stroke,
  windows,
} from '../shapes.ts';
import { campanile, castle, houseRow, keep } from '../towns.ts';

function sumac(random: Random): Drawing {
  const bushes = [20, 86, 150, 205, 290, 352, 420, 470, 545, 610, 700, 1466, 1530, 1580, 1660, 1742, 1790, 1870].map(
    (x): Point => [x + random.int(-12, 12), 236 - random.int(0, 9)],
  );
  const leaves = (table: string) => bushes.flatMap(([x, y]) => spots(table).map(([dx, dy]): Point => [x + dx, y + dy]));
  return (
    dots(leaves('-17 2, -8 -7, 6 -11, 16 -3, 0 2'), 9, '#8E2A22') +
    dots(leaves('-18 -3, -9 -12, 4 -16, 14 -8, -2 -4'), 6, '#BF3F2A') +
    dots(leaves('-20 -6, -10 -15, 2 -20, 12 -11'), 2.5, '#E8873F')
  );
}

export const NORTH_EAST = {
  TAA: {
    disc: [1600, 58],
    land: [188, 194, 190, 196, 190, 186, 186, 192, 188],
    groups: [60, 340, 560, 1470, 1600, 1760],
    rise: 0.6,
    behind: (random) => {
      const towers = (
        [
          [800, 62, 22],
          [842, 78, 22],
          [884, 96, 24],
          [930, 104, 22],
          [968, 82, 24],
          [1010, 94, 20],
          [1050, 70, 24],
          [1096, 52, 24],
        ] as const
      ).map(([x, height, width]) => limestone([x, 154], height, width));
      return (
        path(towers.map(([face]) => face).join(''), '#F0C6AC') +
        path(towers.map(([, shade]) => shade).join(''), '#BE8E8C') +
        path('M0 156C260 138 520 166 760 150S1180 162 1400 146S1720 164 1920 150V220H0Z', '#8FAA72') +
        wood(random, [660, 1330], 162)
      );
    },
    motif: (random) =>
      stroke('M1240 190Q1220 210 1120 240', '#E9D6AC', 14) +
      campanile([1212, 188], [22, 78, 2.1], PAINT.calce, PAINT.cotto) +
      block([1222, 188], 74, 36, PAINT.calce) +
      gable([1222, 152], 74, 30, PAINT.legno) +
      windows([1230, 150], [46, 32], 3, 1) +
      block([1338, 192], 58, 16, PAINT.calce) +
      block([1338, 178], 58, 16, PAINT.legno) +
      gable([1330, 162], 74, 22, PAINT.legno) +
      windows([1342, 178], [36, 16], 3, 1) +
      stroke(
        'M860 214v-16M900 216v-16M940 217v-16M980 216v-16M1020 214v-16M1060 211v-16M850 204Q960 212 1076 200M850 211Q960 219 1076 207',
        '#9A6540',
        2.6,
      ) +
      grove(
        'abeti',
        '1120 196 0.9, 1150 200 0.72, 1310 194 0.8, 1420 198 1, 1446 204 0.8, 770 206 1.1, 810 212 0.9',
        random,
      ),
  },
  VEN: {
    disc: [930, 66],
    land: [218, 224, 232, 240, 244, 244, 244, 238, 226],
    groups: [60, 300, 1760, 1850],
    behind: (random) =>
      path(
        'M440 140V132H480V126H530V134H580V124H610V132H660V120L668 110L676 120V132H730V126H790V134H830V140Z',
        '#D9A48E',
      ) +
      houseRow(
        [1010, 178],
        { width: 110, heights: [36, 54], paints: ['rosa', 'rosso', 'giallo'], roof: PAINT.cotto },
        random,
      ) +
      houseRow(
        [1396, 178],
        { width: 330, heights: [28, 50], paints: ['rosa', 'giallo', 'rosso', 'pietra'], roof: PAINT.cotto },
        random,
      ),
    motif: () =>
      block([1112, 180], 22, 88, PAINT.mattone) +
      path(boxOf(1110, 76, 26, 17), INK.calce) +
      arches([1111, 93], [24, 14], 3) +
      spire([1110, 76], 26, 28, PAINT.rame) +
      block([1140, 180], 120, 50, PAINT.rosa) +
      path(boxOf(1138, 128, 124, 3), INK.calce) +
      arches([1142, 180], [78, 18], 7) +
      arches([1142, 160], [78, 14], 10, '#FDF6E8') +
      windows([1146, 144], [70, 16], 5, 1) +
      block([1276, 180], 104, 44, PAINT.calce) +
      block([1292, 138], 72, 24, PAINT.calce) +
      windows([1296, 136], [46, 18], 4, 1) +
      dome([1328, 116], 40, PAINT.rame, 1.25) +
      dome([1386, 138], 17, PAINT.rame) +
      block([1374, 180], 24, 42, PAINT.calce) +
      arches([1300, 180], [40, 32], 1, '#8A6A50') +
      path(boxOf(1000, 178, 740, 6), '#E9D6BC') +
      stroke(
        'M1112 194h24M1106 204h34M1116 214h18M1150 196h100M1160 208h70M1290 194h84M1300 206h60M1310 216h36',
        '#E9C6B0',
        2.6,
      ) +
      stroke(
        'M1000 224V176M1012 226V182M988 226V184M720 222V180M734 224V186M1456 226V180M1468 228V186',
        '#70402A',
        4.4,
      ) +
      path(
        'M790 191C806 205 900 213 956 197C966 193 968 185 974 179L978 181C976 197 964 207 944 211C900 219 826 213 790 191Z',
        '#2B2A33',
      ) +
      stroke('M790 191l-6 -10M852 197V161L838 211', '#2B2A33', 2.6) +
      path(boxOf(846, 171, 12, 18), INK.calce) +
      dots(spots('852 165'), 5, '#E8B48C') +
      path(boxOf(844, 158, 16, 3), INK.sole) +
      path('M880 203v-12q16 -8 30 0v12z', INK.mattone),
  },
  FVG: {
    disc: [1640, 60],
    land: [214, 218, 224, 232, 240, 238, 226, 206, 188],
    groups: [1480, 1600, 1720, 1830],
    rise: 0.9,
    behind: () =>
      path('M1480 150C1560 110 1640 96 1740 90L1920 84V240H1500Z', '#A9B596') +
      path('M1500 240L1530 170L1600 140L1660 150L1760 128L1920 120V240Z', '#D9CDB8') +
      path('M1600 140L1620 190L1590 240H1660L1680 180L1660 150ZM1760 128L1790 180L1770 240H1840L1850 170Z', '#BFAF97'),
    motif: (random) =>
      path('M1000 226L1030 196L1070 180L1360 174L1410 190L1450 226Z', '#B9A384') +
      path('M1120 226L1130 196L1180 182L1240 196L1230 226ZM1330 226L1320 200L1360 176L1410 190L1450 226Z', '#98826A') +
      grove('cipressi', '1076 186 0.8, 1094 184 1, 1112 184 0.8', random) +
      keep([1262, 180], 36, 122, PAINT.calce) +
      stroke('M1262 58V44', INK.terra, 2) +
      castle({ width: 170, wall: 52, keep: 76, paint: 'calce' })([1220, 180]) +
      windows([1150, 128], [90, 44], 5, 2) +
      block([1302, 180], 54, 40, PAINT.calce) +
      battlements([1302, 140], 54, INK.calce) +
      windows([1306, 138], [34, 32], 2, 2) +
      grove('cipressi', '1372 184 1, 1390 186 0.8', random) +
      stroke('M986 226q26 -8 52 0t52 0M1380 230q26 -8 52 0t44 0', INK.calce, 2.5) +
      sail(830, 176, 1.1) +
      sail(930, 160, 0.7, INK.persiana) +
      sumac(random),
  },
  EMR: {
    disc: [720, 60],
    land: [190, 194, 188, 194, 192, 186, 186, 192, 190],
    groups: [60, 360, 560, 1490, 1620, 1780],
    behind: () =>
      path('M640 170C740 150 790 104 880 98S1010 140 1080 170Z', '#8FA667') +
      block([852, 102], 50, 18, PAINT.rosa) +
      dome([876, 85], 20, PAINT.cotto, 1.1) +
      path('M902 104L960 122L1010 146L1050 170V160L1010 134L960 111L902 94Z', '#D98A5E') +
      dots(spots('914 104, 930 109, 946 114, 962 120, 978 128, 994 136, 1010 145, 1026 154'), 2.5, '#7A3B29'),
    motif: (random) =>
      houseRow(
        [1000, 170],
        { width: 400, heights: [26, 42], paints: ['giallo', 'rosso', 'rosa', 'dorata'], roof: PAINT.cotto },
        random,
      ) +
      keep([1060, 174], 17, 74, PAINT.mattone) +
      keep([1352, 174], 16, 80, PAINT.mattone) +
      houseRow(
        [980, 188],
        { width: 190, heights: [28, 40], paints: ['rosso', 'giallo', 'mattone'], roof: PAINT.cotto },
        random,
      ) +
      path('M1178 188L1185 62H1209L1214 188Z', PAINT.mattone.lit) +
      path('M1199 188L1201 62H1209L1214 188Z', PAINT.mattone.shade) +
      battlements([1182, 64], 30, PAINT.mattone.lit, 5) +
      windows([1187, 72], [16, 96], 1, 4) +
      path('M1226 188L1250 104L1274 109L1258 188Z', '#E08A5C') +
      path('M1246 188L1265 107L1274 109L1258 188Z', PAINT.cotto.shade) +
      windows([1238, 122], [20, 50], 1, 2) +
      block([1286, 188], 144, 44, PAINT.giallo) +
      gable([1286, 144], 144, 16) +
      windows([1290, 144], [90, 18], 6, 1) +
      arches([1290, 188], [92, 22], 5, INK.arcata) +
      grove('pioppi', '960 198 0.7, 940 200 0.55, 1452 200 0.9, 770 204 0.8, 800 206 0.65', random),
  },
} as const satisfies Record<string, Scene>;
