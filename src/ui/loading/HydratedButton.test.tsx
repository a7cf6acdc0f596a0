import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HydratedButton } from './HydratedButton.tsx';

const button = <HydratedButton className="btn">Accetta</HydratedButton>;

test('HydratedButton is disabled until hydration', () => {
  expect(renderToString(button)).toBe('<button class="btn" type="button" disabled="">Accetta</button>');
  render(button);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
