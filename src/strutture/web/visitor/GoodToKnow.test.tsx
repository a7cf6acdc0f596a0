import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import { emptyStory } from '../../rules/listing-fields.ts';
import { GoodToKnow, Spaces } from './GoodToKnow.tsx';

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('renders nothing for a home without extra details', () => {
  const { container } = render(<GoodToKnow struttura={wireStruttura(emptyStory())} />);
  expect(container.innerHTML).toBe('');
  render(<Spaces stanze={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('shows the minimum stay, even if no check-in times are set', () => {
  const minimum = 'Soggiorno minimo: 2 notti';
  const { unmount } = render(<GoodToKnow struttura={wireStruttura(emptyStory())} minimum={minimum} />);
  expect(lines()).toEqual([minimum]);
  unmount();
  const hours = { arrivo_dalle: '15:00', arrivo_entro: null };
  render(<GoodToKnow struttura={wireStruttura({ ...emptyStory(), ...hours })} minimum={minimum} />);
  expect(lines()).toEqual(['Arrivo dalle 15:00', minimum]);
});

test('shows house rules, pets with their note, and steps to the door', () => {
  const rules = {
    animali: 'si',
    animali_nota: 'un cane, non sui letti',
    fumo: 'fuori',
    feste: 'no',
    regole: 'Silenzio\ndopo le 23',
  } as const;
  render(
    <GoodToKnow struttura={wireStruttura({ ...emptyStory(), ...rules, gradini: 1, gradini_nota: 'Con corrimano' })} />,
  );
  expect(lines()).toEqual([
    'Gli animali sono benvenuti: un cane, non sui letti',
    'Si fuma solo all’aperto',
    'Niente feste',
    '1 gradino fino alla porta',
  ]);
  // Each item has exactly two child nodes, the icon and the text, because further nodes would become columns.
  expect(screen.getAllByRole('listitem').map(({ childNodes }) => childNodes.length)).toEqual([2, 2, 2, 2]);
  expect(screen.getByText('dopo le 23')).toBeDefined();
  expect(screen.getByText('Con corrimano')).toBeDefined();
});

test('shows the beds in each room of a whole home', () => {
  render(
    <Spaces
      stanze={[
        { nome: 'Camera grande', tipo_letti: '1_matrimoniale' },
        { nome: 'Mansarda', tipo_letti: '2_singoli' },
      ]}
    />,
  );
  expect(lines()).toEqual(['Camera grande1 letto matrimoniale', 'Mansarda2 letti singoli']);
});
