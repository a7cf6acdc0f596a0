// @ts-expect-error -- the package ships no types
import { JSDOM } from 'jsdom';

const { window } = new JSDOM() as { window: { DOMParser: typeof DOMParser } };

export function readHtml(html: string): Document {
  return new window.DOMParser().parseFromString(html, 'text/html');
}

/** Parses XML. Throws if it is not well-formed. */
export function readXml(xml: string): Document {
  const document = new window.DOMParser().parseFromString(xml, 'application/xml');
  const [fault] = document.getElementsByTagName('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'not XML');
  return document;
}
