import { PALACES } from '../palaces.ts';
import { fan, grove, mountain, type Scene, spots } from './parts.ts';
import { arches, battlements, block, boxOf, dots, gable, INK, PAINT, path, spire, stroke, windows } from '../shapes.ts';
import { campanile, houseRow, keep } from '../towns.ts';

const ROCK = { lit: '#A9B8C2', shade: '#7D90A0' };

export const NORTH_WEST = {
  VDA: {
    disc: [1640, 66],
    land: [182, 188, 186, 192, 186, 182, 184, 190, 186],
    groups: [70, 400, 660, 1465, 1620, 1780],
    behind: () =>
      mountain({
        top: [720, 78],
        left: 520,
        right: 900,
        base: 158,
        paint: { lit: '#BFCDD2', shade: '#9DB0B8' },
        snow: INK.calce,
      }) +
      mountain({
        top: [1440, 74],
        left: 1250,
        right: 1650,
        base: 160,
        paint: { lit: '#BFCDD2', shade: '#9DB0B8' },
        snow: INK.calce,
      }) +
      path(
        'M752 166L846 140L888 120L918 116L934 96L950 84L966 62L980 54L992 52L1000 62L1008 82L1032 104L1060 114L1096 136L1200 166Z',
        ROCK.lit,
      ) +
      path(
        'M992 52L1000 62L1008 82L1032 104L1060 114L1096 136L1200 166H1052L1022 142L1032 122L1000 102L1004 84L990 68Z',
        ROCK.shade,
      ) +
      path(
        'M992 52L990 68L982 82L974 72L966 98L952 92L942 112L932 102L934 96L950 84L966 62L980 54ZM918 116L936 122L910 128L886 146L846 140L888 120ZM1032 104L1060 114L1096 136L1064 128Z',
        INK.calce,
      ) +
      path('M0 150C240 136 420 164 640 152S980 166 1180 150S1560 164 1920 146V200H0Z', '#86A078'),
    motif: (random) =>
      path('M1050 196C1100 176 1120 168 1230 166S1370 180 1420 198Z', '#7F9559') +
      keep([1222, 172], 34, 92, PAINT.pietra) +
      spire([1203, 80], 38, 26) +
      keep([1278, 172], 26, 74, PAINT.pietra) +
      block([1140, 178], 200, 40, PAINT.pietra) +
      battlements([1140, 138], 200, PAINT.pietra.lit) +
      windows([1150, 136], [110, 34], 4, 1) +
      keep([1140, 180], 28, 66, PAINT.pietra) +
      spire([1123, 114], 34, 20) +
      keep([1340, 180], 26, 58, PAINT.pietra) +
      arches([1226, 178], [22, 26], 1) +
      grove(
        'abeti',
        '1078 190 0.9, 1104 196 0.7, 1382 192 0.85, 1408 198 0.7, 900 196 0.9, 930 200 0.7, 780 204 0.8',
        random,
      ),
  },
  PIE: {
    disc: [1660, 64],
    land: [196, 200, 196, 204, 200, 198, 194, 200, 194],
    groups: [60, 380, 600, 1530, 1660, 1800],
    behind: (random) =>
      mountain({
        top: [880, 52],
        left: 660,
        right: 1120,
        base: 150,
        paint: { lit: '#CBD8D8', shade: '#A5B6C4' },
        snow: INK.calce,
      }) +
      path('M0 170C200 140 420 158 620 146S900 172 1060 164V240H0Z', '#B9B36E') +
      path('M1380 240C1480 150 1620 140 1760 146L1920 138V240Z', '#B9B36E') +
      path('M860 240C960 200 1040 130 1215 128S1460 180 1560 240Z', '#DBA94B') +
      fan([1215, 134], [900, 960, 1020, 1085, 1150, 1215, 1280, 1345, 1410, 1470, 1530], {
        bottom: 236,
        colour: '#A8752F',
        width: 4,
      }) +
      houseRow(
        [1140, 134],
        { width: 74, heights: [20, 28], paints: ['pietra', 'giallo', 'rosa'], roof: PAINT.cotto },
        random,
      ),
    motif: (random) =>
      keep([1236, 136], 24, 80, PAINT.mattone) +
      block([1206, 138], 92, 40, PAINT.mattone) +
      gable([1206, 98], 92, 14) +
      windows([1212, 96], [50, 36], 3, 2) +
      keep([1206, 138], 22, 50, PAINT.mattone) +
      spire([1192, 88], 28, 18) +
      keep([1298, 138], 22, 46, PAINT.mattone) +
      spire([1284, 92], 28, 18) +
      grove('cipressi', '1124 142 0.62, 1330 142 0.66, 1344 146 0.5', random) +
      block([1394, 196], 34, 22, PAINT.calce) +
      gable([1394, 174], 34, 10) +
      grove('querce', '1446 200 0.7, 800 206 0.8', random),
  },
  LIG: {
    disc: [600, 62],
    land: [230, 232, 236, 238, 240, 240, 226, 206, 196],
    groups: [40, 1470, 1560, 1700, 1810],
    behind: (random) =>
      path('M250 137C330 118 400 96 500 94S640 104 700 137Z', '#7F9A86') +
      path('M500 94C580 96 640 104 700 137H590C570 116 540 106 500 94Z', '#66836F') +
      path('M1030 200C1100 130 1180 88 1290 66S1480 44 1600 58S1800 30 1920 36V240H1030Z', '#8FA667') +
      stroke(
        'M1290 76Q1460 52 1620 70T1920 52M1330 96Q1480 70 1640 90T1920 74M1400 116Q1500 92 1660 110T1920 98M1430 138Q1540 112 1680 132T1920 122M1440 160Q1560 134 1700 154T1920 146',
        '#6F8A50',
        3.4,
      ) +
      grove('pini', '560 104 0.5, 600 108 0.42', random),
    motif: (random) =>
      path('M1000 240L1012 204L1034 172L1080 160L1440 150L1480 190L1500 240Z', '#A5886A') +
      path(
        'M1120 240L1140 200L1110 176L1200 164L1230 190L1210 240ZM1330 240L1320 196L1360 166L1440 150L1480 190L1500 240Z',
        '#84684F',
      ) +
      (
        [
          [1196, 112, 190],
          [1130, 134, 270],
          [1086, 156, 330],
          [1042, 180, 390],
        ] as const
      )
        .map(
          ([x, y, width], tier) =>
            (tier === 1 ? campanile([1290, 112], [17, 46, 0.9], PAINT.giallo, PAINT.rame) : '') +
            houseRow(
              [x, y],
              {
                width,
                heights: [26, 40],
                paints: ['rosa', 'giallo', 'rosso', 'calce'],
                roof: tier < 2 ? PAINT.cotto : undefined,
              },
              random,
            ),
        )
        .join('') +
      path('M1010 240L1022 200L1044 178L1430 178L1470 196L1500 240Z', '#A5886A') +
      path(
        'M1090 240L1106 204L1084 182L1180 180L1196 210L1180 240ZM1300 240L1290 206L1330 180L1430 178L1470 196L1500 240Z',
        '#84684F',
      ) +
      stroke('M1000 232q40 -8 80 0t80 0', INK.calce, 2.5),
  },
  LOM: {
    disc: [930, 54],
    land: [226, 230, 232, 236, 240, 206, 192, 186, 182],
    groups: [60, 330, 1520, 1640, 1800],
    rise: 0.9,
    behind: (random) =>
      path('M420 146L560 96L650 70L740 60L800 84L880 120L940 146Z', '#7F9CA0') +
      path('M740 60L800 84L880 120L940 146H790L770 110Z', '#6A878F') +
      path('M930 146L1040 104L1150 74L1260 52L1390 78L1560 120L1700 146Z', '#8FA8A6') +
      path('M1260 52L1390 78L1560 120L1700 146H1330L1280 100Z', '#759396') +
      path('M560 146C640 132 760 138 860 142L930 147H560Z', '#6F8F66') +
      houseRow(
        [690, 148],
        { width: 170, heights: [18, 30], paints: ['giallo', 'rosa', 'calce', 'rosso'], roof: PAINT.cotto },
        random,
      ) +
      campanile([770, 146], [15, 64, 1.8], PAINT.pietra, PAINT.ardesia),
    motif: (random) =>
      block([1034, 214], 400, 28, PAINT.pietra) +
      arches([1044, 214], [250, 18], 6, '#8C775C') +
      path(boxOf(1030, 184, 408, 4), INK.crema) +
      path('M1206 214L1218 186H1266L1278 214Z', INK.crema) +
      stroke('M1214 193H1270M1211 200H1273M1208 207H1276', INK.ombra, 1.6) +
      PALACES.villa([1242, 186]) +
      windows([1150, 140], [56, 40], 3, 2) +
      grove(
        'cipressi',
        '1060 188 1.25, 1088 188 1.05, 1112 188 0.9, 1376 188 1, 1400 188 1.25, 1426 190 0.95',
        random,
      ) +
      dots(spots('1126 182, 1140 180, 1352 182, 1338 180'), 8, '#C75B7A') +
      path('M842 204Q900 224 962 202L952 214Q900 226 856 214Z', INK.terra) +
      stroke('M872 210Q900 172 928 210M886 212Q902 176 940 207', INK.crema, 2.4),
  },
} as const satisfies Record<string, Scene>;
