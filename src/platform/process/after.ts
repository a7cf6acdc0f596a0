/** Runs something after so many milliseconds, unless what it gives is called before. */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
