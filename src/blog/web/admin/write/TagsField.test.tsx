import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TagsField } from './TagsField.tsx';

function Tags({ initial }: { initial: string[] }) {
  const [tags, setTags] = useState(initial);
  return <TagsField tags={tags} onChange={setTags} />;
}

function open(initial: string[] = []) {
  render(<Tags initial={initial} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Tag/ });
  const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { user: userEvent.setup(), field, chips };
}

test('adds a tag on Enter, on a comma and when the field loses the focus, and removes the last tag on Backspace', async () => {
  const { user, field, chips } = open();
  await user.type(field, 'borghi,#vino{Enter}autunno');
  await user.tab();
  expect(chips()).toEqual(['borghi', 'vino', 'autunno']);
  await user.type(field, '{Backspace}');
  expect(chips()).toEqual(['borghi', 'vino']);
});

test('reports duplicates and too many tags, and keeps the typed text', async () => {
  const { user, field, chips } = open(['città', ...Array.from({ length: 9 }, (_, at) => `tag ${at}`)]);
  await user.type(field, 'Citta{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('«Citta» c’è già.');
  await user.clear(field);
  await user.type(field, 'undici{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Puoi aggiungere al massimo 10 tag.');
  expect(field.value).toBe('undici');
  expect(chips()).toHaveLength(10);
});
