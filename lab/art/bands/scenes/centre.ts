import { fan, grove, type Scene, spots } from './parts.ts';
import { arches, block, boxOf, dome, dots, gable, INK, PAINT, path, type Point, stroke, windows } from '../shapes.ts';
import { TOWERS } from '../towers.ts';
import { campanile, houseRow, keep } from '../towns.ts';

export const CENTRE = {
  TOS: {
    disc: [930, 66],
    land: [186, 192, 188, 186, 190, 196, 192, 186, 182],
    groups: [60, 360, 600, 1560, 1690, 1810],
    behind: () =>
      path('M540 190C660 176 720 134 810 130S980 170 1060 190Z', '#A9B981') +
      (
        [
          [762, 40],
          [784, 58],
          [802, 48],
          [822, 64],
          [846, 44],
        ] as const
      )
        .map(([x, height]) => block([x, 136], 12, height, PAINT.pietra))
        .join('') +
      path('M740 138H872V124L860 118L846 126H826L812 120L796 126H768L754 120L740 128Z', '#C9955E') +
      path('M1380 240C1480 160 1640 140 1760 136L1920 130V240Z', '#B9B36E') +
      path('M820 240C940 214 1040 128 1220 124S1500 190 1640 240Z', '#DDB960') +
      fan([1300, 132], [1240, 1330, 1420, 1510, 1600], { bottom: 236, colour: '#C79A48', width: 3 }) +
      fan([1150, 138], [880, 940, 1010], { bottom: 236, colour: '#C79A48', width: 3 }),
    motif: (random) =>
      path(
        'M1198 130C1150 150 1230 168 1160 186S1000 214 960 240H1030C1060 218 1200 206 1214 184S1190 150 1216 130Z',
        '#F3E2BC',
      ) +
      block([1172, 132], 66, 44, PAINT.dorata) +
      gable([1172, 88], 66, 18) +
      windows([1174, 88], [42, 44], 2, 2) +
      block([1236, 132], 52, 30, PAINT.pietra) +
      gable([1236, 102], 52, 13) +
      windows([1238, 102], [32, 30], 2, 1) +
      block([1222, 118], 22, 50, PAINT.dorata) +
      gable([1220, 68], 26, 9) +
      arches([1222, 84], [16, 10], 1) +
      arches([1196, 132], [20, 18], 1, '#7A4B33') +
      grove(
        'cipressi',
        '1144 138 0.95, 1158 136 1.15, 1302 136 1.1, 1318 138 0.9, 1332 142 0.75, 1130 156 0.6, 1228 164 0.7, 1140 184 0.85, 1240 192 0.95, 1060 206 1.05, 1180 216 1.15, 960 226 1.25',
        random,
      ),
  },
  UMB: {
    disc: [760, 64],
    land: [198, 204, 200, 206, 202, 200, 198, 204, 200],
    groups: [70, 330, 560, 1500, 1640, 1790],
    rise: 0.8,
    behind: () =>
      path('M700 200C860 170 960 74 1200 60S1560 130 1700 200Z', '#93A57F') +
      path('M1200 60C1400 56 1560 130 1700 200H1400C1420 150 1340 90 1200 60Z', '#7F9570') +
      dots(spots('1120 88, 1160 82, 1196 78, 1040 112, 1420 104, 1460 116'), 7, '#7C9468') +
      path('M880 204C960 150 1100 128 1260 124S1440 160 1520 204Z', '#A9AE78'),
    motif: (random) =>
      keep([1326, 104], 18, 30, PAINT.pietra) +
      block([1290, 106], 60, 14, PAINT.pietra) +
      (
        [
          [1240, 134, 150],
          [1176, 154, 250],
          [1130, 176, 310],
        ] as const
      )
        .map(([x, y, width]) =>
          houseRow(
            [x, y],
            { width, heights: [20, 32], paints: ['rosa', 'pietra', 'calce', 'dorata'], roof: PAINT.cotto },
            random,
          ),
        )
        .join('') +
      campanile([1272, 138], [14, 60], PAINT.rosa, PAINT.cotto) +
      block([920, 200], 210, 46, PAINT.pietra) +
      arches([924, 200], [138, 24], 6, INK.arcata) +
      arches([924, 172], [138, 14], 9, INK.arcata) +
      campanile([1066, 156], [26, 76, 0.5], PAINT.calce, PAINT.cotto) +
      block([960, 156], 92, 40, PAINT.calce) +
      gable([960, 116], 92, 24) +
      dots(spots('988 128'), 8, INK.finestra) +
      arches([968, 156], [44, 22], 2, '#8A5A42') +
      grove(
        'ulivi',
        '860 212 0.8, 900 216 0.7, 1000 214 0.75, 1080 210 0.65, 1150 206 0.6, 1230 204 0.65, 1300 206 0.6, 1380 206 0.8, 1440 210 0.9, 740 214 0.9',
        random,
      ) +
      dots(
        Array.from({ length: 70 }, (): Point => [random.int(0, 1920), random.int(218, 238)]),
        2.5,
        '#D6402C',
      ),
  },
  MAR: {
    disc: [860, 62],
    land: [200, 206, 204, 200, 196, 188, 188, 196, 202],
    groups: [50, 380, 620, 1480, 1640],
    behind: () =>
      path('M1420 138C1500 96 1580 80 1660 82S1800 104 1836 132L1840 138Z', '#8FA68A') +
      path('M1660 82C1740 82 1800 104 1836 132L1840 138H1720C1716 116 1700 94 1660 82Z', '#6C8A76') +
      path('M400 240C540 190 600 170 720 168S880 190 960 240Z', '#B9BE78') +
      path('M880 240C980 214 1040 156 1210 154S1440 190 1560 240Z', '#A9B569') +
      path('M0 210C160 160 320 158 480 176S700 220 760 240H0Z', '#9DAE66') +
      stroke('M430 236Q560 186 700 178M520 240Q620 196 740 184M620 240Q690 208 770 194', '#8FA058', 3),
    motif: (random) =>
      TOWERS.torricini([1215, 182], random) +
      dome([1316, 146], 24, PAINT.rame) +
      block([1296, 182], 40, 36, PAINT.pietra) +
      grove('cipressi', '1052 190 0.8, 1382 190 0.9, 1400 194 0.7', random) +
      grove('querce', '1030 196 0.7', random) +
      block([842, 196], 44, 22, PAINT.rosa) +
      gable([842, 174], 44, 12) +
      windows([844, 174], [28, 22], 2, 1) +
      grove('querce', '906 202 0.7, 826 202 0.55', random),
  },
  LAZ: {
    disc: [900, 54],
    land: [188, 194, 190, 194, 190, 186, 186, 192, 188],
    groups: [70, 340, 560, 1600, 1680, 1800],
    behind: (random) =>
      houseRow(
        [700, 164],
        { width: 250, heights: [14, 24], paints: ['rosa', 'giallo', 'dorata'], roof: PAINT.cotto },
        random,
      ) +
      block([790, 164], 64, 36, PAINT.pietra) +
      block([800, 130], 44, 14, PAINT.pietra) +
      dome([822, 117], 25, PAINT.rame, 1.45),
    motif: (random) =>
      path('M1262 186V110Q1330 106 1366 122V186Z', '#D9AC74') +
      path(
        'M1058 184V86Q1140 66 1250 76L1262 98L1280 104L1290 122Q1340 124 1380 134V184Q1220 200 1058 184Z',
        PAINT.dorata.lit,
      ) +
      path('M1290 122Q1340 124 1380 134V184Q1330 191 1280 192Z', PAINT.dorata.shade) +
      stroke(
        'M1058 110Q1150 98 1266 104M1058 135Q1170 126 1294 128L1380 138M1058 160Q1220 160 1380 160',
        '#B98A55',
        2.4,
      ) +
      arches([1062, 184], [318, 19], 15, INK.arcata) +
      arches([1062, 158], [318, 17], 15, INK.arcata) +
      arches([1062, 132], [228, 16], 11, INK.arcata) +
      windows([1066, 88], [180, 20], 9, 1) +
      (
        [
          [1432, 66],
          [1456, 66],
          [1480, 42],
        ] as const
      )
        .map(
          ([x, height]) =>
            block([x, 194], 11, height, PAINT.calce) + path(boxOf(x - 3, 194 - height - 4, 17, 5), INK.crema),
        )
        .join('') +
      path(boxOf(1427, 118, 46, 7), INK.crema) +
      grove('pini', '1000 196 1.5, 954 200 1.15, 1530 202 1.3, 760 206 1', random),
  },
} as const satisfies Record<string, Scene>;
