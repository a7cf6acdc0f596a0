import { vi } from 'vitest';

/** The address bar of a page on `https://ospitalia.it`, which does not leave; gives where it was sent to. */
export function standInLocation() {
  const assign = vi.fn<(address: string) => void>();
  const place = { origin: 'https://ospitalia.it', pathname: '/', search: '', hash: '', assign };
  vi.spyOn(window, 'location', 'get').mockReturnValue(place as unknown as Location);
  return assign;
}
