const NUMBER = /^v?(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = '## Unreleased';

/** Returns the three numbers of a version, or `null` if the text is not a version. */
function parseVersion(text: string): readonly [number, number, number] | null {
  const [, major, minor, patch] = NUMBER.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Returns whether `version` is later than `before`, which is `null` before the first release. */
export function isLater(version: string, before: string | null): boolean {
  const [one, other] = [parseVersion(version), before === null ? [-1, 0, 0] : parseVersion(before)];
  if (one === null || other === null) return false;
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/**
 * Moves the unreleased changes below a new version. Returns `null` if there are none. `day` has the format `YYYY-MM-DD`.
 * @example releaseChanges('## Unreleased\n\n- New.\n', '0.2.0', '2026-11-27') // '## Unreleased\n\n## 0.2.0 (2026-11-27)\n\n- New.\n'
 */
export function releaseChanges(changelog: string, version: string, day: string): string | null {
  const [head = '', rest] = changelog.split(`${UNRELEASED}\n`);
  const [changes = ''] = rest?.split(/^## /m) ?? [];
  if (rest === undefined || changes.trim() === '') return null;
  return `${head}${UNRELEASED}\n\n## ${version} (${day})\n${rest}`;
}
