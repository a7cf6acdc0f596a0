import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MetaField } from './MetaField.tsx';

const open = (value: string) =>
  render(<MetaField value={value} titolo="Tre borghi" contenuto="<p>La nebbia sale.</p>" onChange={() => {}} />);

test('"meta description max 160" (specification section 9): counted, and shown as a search engine shows it', () => {
  open('Un giorno.');
  expect(screen.getByText('10/160', { exact: false })).toBeTruthy();
  expect(screen.getByText('ospitalia › blog › tre-borghi')).toBeTruthy();
});

test('without one the beginning of the article is shown', () => {
  open('');
  expect(screen.getByText('La nebbia sale.')).toBeTruthy();
});

test('one that is too long says by how much', () => {
  open('x'.repeat(163));
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('3 caratteri di troppo.')).toBeTruthy();
});
