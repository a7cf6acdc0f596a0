import { OperatorError } from '../../platform/process/operator-error.ts';

/** Names under which a portal answers besides its own, spelled as an address spells them. Throws an `OperatorError`. */
export function readAllowedHosts(text = ''): string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  return names.map((name) => {
    const hostname = URL.parse(`http://${name}`)?.hostname;
    if (hostname === name.toLowerCase()) return hostname;
    throw new OperatorError(
      `ALLOWED_HOSTS deve essere un elenco di nomi senza porta, per esempio ospitalia.it, non "${name}".`,
    );
  });
}
