import { vi } from 'vitest';

/**
 * Replaces the location of a page on `https://ospitalia.it`, so that nothing navigates. Returns a mock that records
 * the assigned URLs.
 */
export function standInLocation() {
  const assign = vi.fn<(address: string) => void>();
  const place = { origin: 'https://ospitalia.it', pathname: '/', search: '', hash: '', assign };
  vi.spyOn(window, 'location', 'get').mockReturnValue(place as unknown as Location);
  return assign;
}
