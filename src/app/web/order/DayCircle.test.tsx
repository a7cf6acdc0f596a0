import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayCircle } from './DayCircle.tsx';

test('the day circle’s accessible name lists the first homes of today, tomorrow and the day after, and the drawing highlights the same homes', () => {
  render(<DayCircle />);
  const label = screen.getByRole('img').getAttribute('aria-label');
  expect(label).toBe(
    '10 case in cerchio: la fila comincia oggi dalla casa 1, domani dalla casa 8, dopodomani dalla casa 5.',
  );
  const open = [...document.querySelectorAll('g:has(> [fill="#fbd98a"]) text')].map(({ textContent }) => textContent);
  expect(open).toEqual(['1', '5', '8']);
});
