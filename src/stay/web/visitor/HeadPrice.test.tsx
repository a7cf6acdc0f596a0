import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plain } from '../../../../test/booking-panel.ts';
import { asCents } from '../../../kernel/money/cents.ts';
import { NO_DATES } from '../../rules/selection.ts';
import { HeadPrice } from './HeadPrice.tsx';
import { panelChoice } from './panel-choice.ts';

test('shows the total of the selected stay, or the price per night if no stay is selected or the dates are taken', () => {
  const { container } = render(<HeadPrice>99 € / notte</HeadPrice>);
  const show = (total: number | null) =>
    act(() =>
      panelChoice.show({
        camera_id: null,
        selection: NO_DATES,
        guests: 2,
        total: total === null ? null : asCents(total),
      }),
    );
  expect(container.textContent).toBe('99 € / notte');
  show(49_300);
  expect(plain(container.textContent)).toBe('493 € totale');
  show(null);
  expect(container.textContent).toBe('99 € / notte');
});
