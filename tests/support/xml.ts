/** An element of a parsed XML document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The text of the element without that of its children. */
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string): string =>
  text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`${whole.slice(0, 20)} is not an XML entity`);
    return character;
  });

/** Parses an XML document. It supports no comments and only the five predefined entities, and throws on input that is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const [declaration] = xml.match(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/) ?? [''];
  if (declaration === '') throw new Error('it does not begin with the XML declaration');
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const rest = xml.slice(declaration.length).replace(/<([^<>]*)>([^<>]*)/g, (_, tag: string, text: string) => {
    readTag(tag, open);
    const within = open.at(-1);
    if (within) within.text += decode(text);
    return '';
  });
  if (rest !== '') throw new Error(`not well-formed at ${rest.slice(0, 40)}`);
  const [root, ...others] = top.children;
  if (open.length !== 1 || !root || others.length > 0 || top.text.trim() !== '')
    throw new Error('it must be one element, closed');
  return root;
}

/** Reads a tag: opens an element below the innermost open one, or closes that one. */
function readTag(tag: string, open: XmlElement[]): void {
  if (tag.startsWith('/')) {
    const closed = open.pop();
    if (closed?.name !== tag.slice(1).trim()) throw new Error(`</${tag.slice(1)}> closes <${closed?.name}>`);
    return;
  }
  const [, name, attributes = '', selfClosing] = tag.match(/^([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)$/) ?? [];
  if (name === undefined) throw new Error(`<${tag}> is not a tag`);
  const element: XmlElement = {
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decode(value)]),
    ),
    children: [],
    text: '',
  };
  open.at(-1)?.children.push(element);
  if (!selfClosing) open.push(element);
}

/** Returns the children of this name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
