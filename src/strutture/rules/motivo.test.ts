import { expect, test, describe } from 'vitest';
import { motivoLength, hasQuickReason, toggleQuickReason } from './motivo.ts';
import fc from 'fast-check';

test.each([
  ['', 0],
  ['Manca il CIN.', 13],
  ['Le foto sono buie 🌙', 19],
  ['è', 1],
])('motivoLength counts %j as %i characters', (motivo, length) => {
  expect(motivoLength(motivo)).toBe(length);
});

const DARK = 'Le foto sono buie.';

describe('toggling a predefined line of the reason', () => {
  test.each([
    ['', DARK],
    ['  \n', DARK],
    ['Manca il CIN.', `Manca il CIN.\n${DARK}`],
    ['Manca il CIN.\n', `Manca il CIN.\n${DARK}`],
    [DARK, ''],
    [`Manca il CIN.\n${DARK}`, 'Manca il CIN.'],
    [`${DARK}\nGrazie, Anna`, 'Grazie, Anna'],
    [` ${DARK} `, ''],
    ['Le foto sono buie, tranne la prima.', `Le foto sono buie, tranne la prima.\n${DARK}`],
  ])('turns %j into %j', (motivo, next) => {
    expect(toggleQuickReason(motivo, DARK)).toBe(next);
  });

  test('leaves all other lines unchanged when the line is added and removed again', () => {
    const line = fc.string().map((text) => text.replaceAll('\n', ''));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const motivo = lines.filter((each) => each.trim() !== DARK).join('\n');
        const put = toggleQuickReason(motivo, DARK);
        expect(hasQuickReason(put, DARK)).toBe(true);
        const taken = toggleQuickReason(put, DARK);
        expect(hasQuickReason(taken, DARK)).toBe(false);
        expect(taken.trim()).toBe(motivo.trim());
      }),
    );
  });
});
