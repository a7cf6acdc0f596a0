import type { DBAdapter, DBAdapterInstance, Where } from 'better-auth/adapters';
import { hashToken } from './hash-token.ts';

/** Sessions are looked for by the token of a cookie: their rows have only its hash. */
function hashed<Input extends { model: string; where: Where[] }>(input: Input): Input {
  if (input.model !== 'session') return input;
  const where = input.where.map((term) =>
    term.field === 'token' ? { ...term, value: hashToken(String(term.value)) } : term,
  );
  return { ...input, where };
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

type CreatedRow<T> = { model: string; data: Omit<T, 'id'> };

function createSession(adapter: DBAdapter): DBAdapter['create'] {
  return async <T extends object, R = T>(input: CreatedRow<T>) => {
    const { token } = { token: '', ...input.data };
    const data = { ...input.data, token: hashToken(token), ipAddress: undefined, userAgent: undefined };
    const row = await adapter.create<T, R>({ ...input, data });
    return { ...row, token };
  };
}

function createUser(adapter: DBAdapter): DBAdapter['create'] {
  return async <T extends object, R = T>({ model, ...input }: CreatedRow<T>) => {
    try {
      return await adapter.create<T, R>({
        model,
        ...input,
        data: { ...input.data, name: undefined, image: undefined },
      });
    } catch (error) {
      // Two links of a new address, opened at the same moment: the account that the other one made is this one's.
      const { email } = { email: '', ...input.data };
      const made = isTaken(error)
        ? await adapter.findOne<R>({ model, where: [{ field: 'email', value: email }] })
        : null;
      if (made === null) throw error;
      return made;
    }
  };
}

/**
 * better-auth's adapter, keeping less: of a session's token only the hash, and neither name nor network address nor
 * browser of a person. Whoever reads the database can sign in as nobody.
 */
export function hashTokensAdapter(instance: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = instance(options);
    const creators = new Map([
      ['session', createSession(adapter)],
      ['user', createUser(adapter)],
    ]);
    const kept: DBAdapter = {
      ...adapter,
      create: (input) => (creators.get(input.model) ?? adapter.create)(input),
      async findOne<T>(input: Parameters<DBAdapter['findOne']>[0]) {
        const row = await adapter.findOne<T>(hashed(input));
        const token = input.model === 'session' ? input.where.find(({ field }) => field === 'token') : undefined;
        return row === null || token === undefined ? row : { ...row, token: token.value };
      },
      update: (input) => adapter.update(hashed(input)),
      delete: (input) => adapter.delete(hashed(input)),
      // Each call is one statement that is atomic by itself.
      transaction: (run) => run(kept),
    };
    return kept;
  };
}
