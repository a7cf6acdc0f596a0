/**
 * @typedef {{ version?: string, integrity?: string, license?: string, optional?: boolean, os?: string[], dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Package
 * @typedef {Record<string, Package>} Packages keyed by path, as in `package-lock.json`
 */

const FOLDER = 'node_modules/';

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Resolves `name` from `path` as Node does, in the nearest `node_modules` folder. */
function resolve(packages, path, name) {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf(`/${FOLDER}`)))) {
    const found = `${from === '' ? '' : `${from}/`}${FOLDER}${name}`;
    if (packages[found] !== undefined || from === '') return packages[found] === undefined ? undefined : found;
  }
}

function needsOf(packages, path) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path];
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return [...new Set(names)].map((name) => resolve(packages, path, name)).filter((found) => found !== undefined);
}

/**
 * Returns the paths of the direct packages and all their dependencies, sorted by name.
 * @param {Packages} packages
 * @param {readonly string[]} direct names of packages that the project itself imports
 * @returns {string[]}
 */
export function closureOf(packages, direct) {
  const found = new Set();
  const visit = (path) => {
    if (path === undefined || found.has(path)) return;
    found.add(path);
    needsOf(packages, path).forEach(visit);
  };
  for (const name of direct) visit(resolve(packages, '', name));
  return [...found].toSorted((a, b) => (a < b ? -1 : 1));
}

const purlOf = (path, { version }) => `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`;

function licencesOf({ license }) {
  if (license === undefined) return {};
  return { licenses: [/[() ]/.test(license) ? { expression: license } : { license: { id: license } }] };
}

function hashesOf({ integrity }) {
  if (!integrity?.startsWith('sha512-')) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] };
}

function component(packages, path) {
  const found = packages[path];
  return {
    type: 'library',
    'bom-ref': purlOf(path, found),
    name: nameOf(path),
    version: found.version,
    purl: purlOf(path, found),
    scope: found.optional ? 'optional' : 'required',
    ...licencesOf(found),
    ...hashesOf(found),
  };
}

/**
 * Returns the software bill of materials (CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/), which is
 * deterministic for a lockfile.
 * @param {{ name: string, version: string, packages: Packages }} lockfile `package-lock.json`
 * @param {readonly string[]} direct names of the packages that the product itself imports
 */
export function sbomOf({ name, version, packages }, direct) {
  const paths = closureOf(packages, direct);
  const root = `pkg:npm/${name}@${version}`;
  const dependsOn = (from) => [...new Set(from.map((path) => purlOf(path, packages[path])))];
  const components = new Map(paths.map((path) => [purlOf(path, packages[path]), component(packages, path)]));
  const graph = new Map([
    [root, direct.map((each) => resolve(packages, '', each)).filter((path) => path !== undefined)],
  ]);
  for (const path of paths) graph.set(purlOf(path, packages[path]), needsOf(packages, path));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': root, name, version, purl: root } },
    components: [...components.values()],
    dependencies: [...graph].map(([ref, needs]) => ({ ref, dependsOn: dependsOn(needs) })),
  };
}
