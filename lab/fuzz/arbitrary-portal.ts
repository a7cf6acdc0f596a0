import fc, { type Arbitrary } from 'fast-check';
import type { FuzzRequest } from './arbitrary-request.ts';
import { requestOf } from './arbitrary-request.ts';
import { exampleBodies } from './examples.ts';
import { type KnownHome, knownValues } from './known-values.ts';
import { type Operation, readOperations, readPages, type PageRoute } from './read-operations.ts';

const CALL_WEIGHT = 5;

export async function readAll(origin: string, routes: readonly PageRoute[]): Promise<Operation[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  return [...readOperations(await answer.json()), ...readPages(routes)];
}

export function arbitraryOf(operations: readonly Operation[], homes: readonly KnownHome[]): Arbitrary<FuzzRequest> {
  const known = knownValues(homes);
  const examples = exampleBodies(homes);
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: operation.isPage ? 1 : CALL_WEIGHT,
      arbitrary: requestOf(operation, known, examples(operation.path)),
    })),
  );
}
