/** A file of `changes/`: its name, `NNNN-title.md`, and what stands in it. */
export type Change = { name: string; text: string };

const NUMBER = /^v?(\d+)\.(\d+)\.(\d+)$/;

/** The three numbers of a version; `null`: it is none. @example parseVersion('v1.12.3') // [1, 12, 3] */
function parseVersion(text: string): readonly [number, number, number] | null {
  const [, major, minor, patch] = NUMBER.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Whether a version comes after another, of which there may be none yet. */
export function isLater(version: string, before: string | null): boolean {
  const [one, other] = [parseVersion(version), before === null ? [-1, 0, 0] : parseVersion(before)];
  if (one === null || other === null) return false;
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** A change as a section of the text that a release is: its title one level lower. */
const sectionOf = ({ text }: Change) => text.trim().replaceAll(/^(#+) /gm, '##$1 ');

/**
 * The changelog with a new release before all older ones: its changes in the order of their numbers.
 * `changelog`: as it stood, empty before the first release. `day`: `YYYY-MM-DD`.
 */
export function foldChanges(changelog: string, changes: readonly Change[], version: string, day: string): string {
  const [head = '# Changelog', ...older] = changelog.trim().split(/^(?=## )/m);
  const ordered = changes.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const release = [`## ${version} (${day})`, ...ordered.map(sectionOf)].join('\n\n');
  return `${[head.trim() || '# Changelog', release, ...older.map((text) => text.trim())].join('\n\n')}\n`;
}
