import { vi } from 'vitest';

/** Replaces `window.location`, so that nothing navigates. The returned mock records the assigned URLs. */
export function standInLocation() {
  const assign = vi.fn<(address: string) => void>();
  const place = { origin: 'https://ospitalia.it', pathname: '/', search: '', hash: '', assign };
  vi.spyOn(window, 'location', 'get').mockReturnValue(place as unknown as Location);
  return assign;
}
