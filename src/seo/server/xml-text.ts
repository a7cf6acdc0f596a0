import { writableXml } from '../../kernel/writable-xml.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it stands in an element or an attribute of XML. */
export function xmlText(text: string): string {
  return writableXml(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
