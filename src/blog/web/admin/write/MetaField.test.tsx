import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MetaField } from './MetaField.tsx';

const open = (value: string, contenuto = '<p>La nebbia sale.</p>') =>
  render(<MetaField value={value} titolo="Tre borghi" contenuto={contenuto} onChange={() => {}} />);

test('counts the characters of the meta description, and previews the article as a search result', () => {
  open('Un giorno.');
  expect(screen.getByText('10/160', { exact: false })).toBeTruthy();
  expect(screen.getByText('ospitalia › blog › tre-borghi')).toBeTruthy();
  expect(screen.getByText('Tre borghi — Ospitalia')).toBeTruthy();
});

test('previews the beginning of the article if the meta description is empty', () => {
  open('');
  expect(screen.getByText('La nebbia sale.')).toBeTruthy();
});

test.each([
  ['a long article cut between words', 'borgo '.repeat(40), `${'borgo '.repeat(25)}borgo…`],
  [
    'a long article without punctuation before the ellipsis',
    `${'a'.repeat(150)}, ${'b'.repeat(60)}`,
    `${'a'.repeat(150)}…`,
  ],
  [
    'an article of the maximum length in full',
    `${'a'.repeat(150)} ${'b'.repeat(9)}`,
    `${'a'.repeat(150)} ${'b'.repeat(9)}`,
  ],
])('previews %s', (_, text, shown) => {
  open('', `<p>${text}</p>`);
  expect(screen.getByText(shown)).toBeTruthy();
});

test('shows by how many characters the meta description exceeds the limit', () => {
  open('x'.repeat(163));
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('3 caratteri di troppo.')).toBeTruthy();
});
