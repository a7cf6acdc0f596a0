import { expect, test } from 'vitest';
import { checkCategory } from './check-category.ts';

test.each(['🗺️', '🔑', '🍂', '👨‍👩‍👧', '🇮🇹', '1️⃣', '👍🏽'])('checkCategory accepts %s as one emoji', (emoji) => {
  const form = { nome: ' Cammini ', emoji, descrizione: undefined };
  expect(checkCategory(form)).toEqual({ nome: 'Cammini', emoji, descrizione: '' });
});

test.each([
  [{ nome: '' }, 'nomeCategoria'],
  [{ nome: 'x'.repeat(61) }, 'nomeCategoria'],
  [{ nome: 7 }, 'nomeCategoria'],
  [{ emoji: '' }, 'emojiCategoria'],
  [{ emoji: 'a' }, 'emojiCategoria'],
  [{ emoji: '🍂🍂' }, 'emojiCategoria'],
  [{ emoji: `🍂${'\u0301'.repeat(40)}` }, 'emojiCategoria'],
  [{ descrizione: 'x'.repeat(201) }, 'descrizioneCategoria'],
  [{ descrizione: [] }, 'descrizioneCategoria'],
])('checkCategory rejects %j', (overrides, fault) => {
  expect(checkCategory({ nome: 'Cammini', emoji: '🥾', descrizione: '', ...overrides })).toMatchObject({ fault });
});
