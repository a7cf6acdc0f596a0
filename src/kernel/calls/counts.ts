export function createCounts() {
  const counts = new Map<string, number>();
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    all: (): Record<string, number> => Object.fromEntries(counts),
    add(name: string, more: number): void {
      const count = (counts.get(name) ?? 0) + more;
      if (count === 0) counts.delete(name);
      else counts.set(name, count);
    },
  };
}
