import { COGNOMI, NOMI } from './people.ts';
import type { Random } from './seeded-random.ts';

export type Host = {
  nome: string;
  gender: 'f' | 'm';
  telefono: string | null;
  email: string | null;
};

const WITHOUT_PHONE = 0.04;
const WITHOUT_EMAIL = 0.03;

function digits(random: Random, count: number): string {
  return String(random.int(0, 10 ** count - 1)).padStart(count, '0');
}

/**
 * A host whom nobody can call or write to by mistake. Italy has no numbers set aside for fiction, and any mobile number
 * may be somebody's: ours begin with 6, which the numbering plan (AGCOM) keeps for future use. No mail reaches `example.it`.
 */
export function chooseHost(random: Random, id: number): Host {
  const nome = random.pick(NOMI);
  const gender = NOMI.indexOf(nome) % 2 === 0 ? 'f' : 'm';
  const address = `${nome}.${random.pick(COGNOMI)}${id}@example.it`.toLowerCase();
  const phone = `+39 6${random.int(20, 94)} 555 ${digits(random, 4)}`;
  const missing = random.next();
  return {
    nome,
    gender,
    telefono: missing < WITHOUT_PHONE ? null : phone,
    email: missing > 1 - WITHOUT_EMAIL ? null : address,
  };
}
