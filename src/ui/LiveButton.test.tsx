import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveButton } from './LiveButton.tsx';

const button = <LiveButton className="btn">Accetta</LiveButton>;

test('it can be pressed once its scripts are there', () => {
  expect(renderToString(button)).toBe('<button class="btn" type="button" disabled="">Accetta</button>');
  render(button);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
