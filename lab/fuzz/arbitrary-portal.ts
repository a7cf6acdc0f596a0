import fc, { type Arbitrary } from 'fast-check';
import type { FuzzRequest } from './arbitrary-request.ts';
import { requestOf } from './arbitrary-request.ts';
import { exampleBodies } from './examples.ts';
import { type KnownHome, knownValues } from './known-values.ts';
import { type Operation, readOperations, readPages, type PageRoute } from './read-operations.ts';

/** A page costs as much as some ten calls: asked for as often, pages would take most of a run. */
const CALL_WEIGHT = 5;

/** Everything that a portal can be asked for: its described calls, and its pages. */
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
