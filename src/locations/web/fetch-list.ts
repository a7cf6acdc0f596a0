/** Asks the portal's own API for a list; anything but a 2xx answer throws. */
export async function fetchList<T>(path: string, init: RequestInit): Promise<T[]> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
  return answer.json();
}
