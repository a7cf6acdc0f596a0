/**
 * The ways that lead from a module back to itself, at least one for each knot of modules.
 * @param targets what each module imports
 * @example findCycles(new Map([['a', ['b']], ['b', ['a']]])) // [['a', 'b', 'a']]
 */
export function findCycles(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const visited = new Set<string>();
  const trail: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path]);
    if (visited.has(path)) return;
    visited.add(path);
    trail.push(path);
    for (const target of targets.get(path) ?? []) visit(target);
    trail.pop();
  };
  for (const path of targets.keys()) visit(path);
  return cycles;
}
