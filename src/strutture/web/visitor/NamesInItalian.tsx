import { namesInItalian } from '../../owners-text-messages.it.ts';

/** On pages in another language, above rooms of which one at least has an Italian name. */
export function NamesInItalian({ names }: { names: readonly { is_tradotta?: true | undefined }[] }) {
  if (namesInItalian === null || names.every(({ is_tradotta }) => is_tradotta)) return null;
  return <p className="muted strutture-in-italian">{namesInItalian}</p>;
}
