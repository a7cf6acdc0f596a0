import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
// @ts-expect-error -- the package ships no types
import Validator from '@adobe/structured-data-validator';

const INTERFACE = /interface (\w+) extends ([^{]+)\{([^}]*)\}/g;
const PROPERTY = /^ {4}"(\w+)"\?:/gm;

type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING' };
type Checker = { validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]> };

/** Derives the vocabulary from the types of `schema-dts`, because schema.org publishes it only online. */
function readVocabulary(): object {
  const folder = join(createRequire(import.meta.url).resolve('schema-dts'), '..');
  const declarations = readFileSync(join(folder, 'schema.d.ts'), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');
  const graph: object[] = [];
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(INTERFACE)) {
    const subClassOf = parents.split(',').map((parent) => ({ '@id': `schema:${parent.trim()}` }));
    graph.push({ '@id': `schema:${name.replace(/Leaf$/, '')}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': subClassOf });
    for (const [, property] of body.matchAll(PROPERTY)) {
      const domain = { '@id': `schema:${name.replace(/Leaf$/, '')}` };
      graph.push({ '@id': `schema:${property}`, '@type': 'rdf:Property', 'schema:domainIncludes': domain });
    }
  }
  return { '@graph': graph };
}

const vocabulary = readVocabulary();

/** Checks JSON-LD with Adobe's validator. Missing recommended fields do not count as errors. */
export async function checkStructured(things: readonly object[]): Promise<string[]> {
  const checker = new Validator(vocabulary) as Checker;
  const jsonld: Record<string, object[]> = {};
  for (const thing of things) {
    const type = '@type' in thing ? String(thing['@type']) : 'none';
    (jsonld[type] ??= []).push(structuredClone(thing));
  }
  const issues = await checker.validate({ jsonld });
  const isRecommendation = ({ issueMessage }: Issue) => issueMessage.endsWith('(optional)');
  return issues
    .filter((issue) => !isRecommendation(issue))
    .map(({ severity, issueMessage }) => `${severity} ${issueMessage}`);
}
