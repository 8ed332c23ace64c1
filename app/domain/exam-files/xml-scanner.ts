import { hex4 } from '../exams/control-characters.ts';

/** Handles the tags and texts of an XML document. Names come without their prefix, and attributes unparsed, for `attributeOf`. */
export interface XmlHandler {
  open?: (name: string, attributes: string) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Characters of one tag or text. No workbook has longer ones: a cell holds 32,767. */
const LONGEST_TOKEN = 1024 * 1024;

/** Thrown for a text that is not the XML of a workbook. */
export class XmlError extends Error {}
/** A tag or text longer than `LONGEST_TOKEN`: an attack, not a workbook. */
export class EndlessToken extends XmlError {}

/**
 * A streaming XML scanner for the XML of workbooks. It refuses document types, so no entity can expand. It takes a third of the time of a
 * general parser, and never holds more than one token (a tag or a text).
 */
export class XmlScanner {
  readonly #handler: XmlHandler;
  #rest = '';
  /** The number of open elements. A truncated document would lose rows silently. */
  #depth = 0;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  /** Handles all complete tokens of the text so far. */
  write(chunk: string): void {
    this.#rest += chunk;
    let at = 0;
    for (let next = this.#token(at); next > at; next = this.#token(at)) at = next;
    this.#rest = this.#rest.slice(at);
    if (this.#rest.length > LONGEST_TOKEN) throw new EndlessToken('a token without an end');
  }

  /** Throws if the document is incomplete. */
  end(): void {
    if (this.#rest.trim() !== '' || this.#depth !== 0) throw new XmlError('it ends too early');
  }

  /** Handles the token that begins here. Returns its end, or its beginning if the token is incomplete. */
  #token(at: number): number {
    const text = this.#rest;
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      if (end < 0) return at;
      this.#handler.text?.(decoded(text.slice(at, end)));
      return end;
    }
    if (text[at + 1] === '!') return this.#declaration(at);
    if (text[at + 1] === '?') return after(text, '?>', at);
    tag.lastIndex = at;
    const [all, slash, name = '', attributes = '', selfClosed] = tag.exec(text) ?? [];
    if (all === undefined) return at;
    const local = name.slice(name.indexOf(':') + 1);
    if (slash === '') {
      this.#depth++;
      this.#handler.open?.(local, attributes);
    }
    if (slash === '/' || selfClosed === '/') {
      this.#depth--;
      this.#handler.close?.(local);
    }
    return at + all.length;
  }

  /** Handles a comment or a CDATA section in the same way. */
  #declaration(at: number): number {
    const text = this.#rest;
    if (text.length < at + CDATA.length) return at;
    if (text.startsWith('<!--', at)) return after(text, '-->', at);
    if (!text.startsWith(CDATA, at)) throw new XmlError('a document type');
    const end = after(text, ']]>', at);
    if (end > at) this.#handler.text?.(text.slice(at + CDATA.length, end - ']]>'.length));
    return end;
  }
}

const CDATA = '<![CDATA[';
/** A start tag or an end tag: its slash, name, attributes, and the slash of an empty element. */
const tag = /<(\/?)([^\s/<>]+)((?:[^<>"'/]|"[^"]*"|'[^']*'|\/(?!>))*)(\/?)>/y;

/** The position after the next `end`, or `at` if there is none yet. */
const after = (text: string, end: string, at: number): number => {
  const found = text.indexOf(end, at);
  return found < 0 ? at : found + end.length;
};

const attributePatterns = new Map<string, RegExp>();

/** (' r="A1" t="s"', 't') → 's' */
export function attributeOf(attributes: string, name: string): string | null {
  const pattern = attributePatterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  attributePatterns.set(name, pattern);
  const [, double, single] = pattern.exec(attributes) ?? [];
  const found = double ?? single;
  return found === undefined ? null : decoded(found);
}

const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** 'a &lt; b' → 'a < b' */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, digits?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : digits ? Number(digits) : null;
    if (code === null) return named.get(name) ?? all;
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

/** Escapes the text of a cell as workbooks do (ECMA-376): characters that XML forbids, and line ends that it would normalize: '_x000D_' */
export const escapeCellText = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches these characters on purpose
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (char) => `_x${hex4(char)}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** '_x000D_' → '\r' */
export const unescapeCellText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
