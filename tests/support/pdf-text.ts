import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, with blanks as one space. */
export async function pdfText(bytes: ArrayBuffer): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const texts: string[] = [];
  for (let at = 1; at <= file.numPages; at += 1) {
    const { items } = await (await file.getPage(at)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  return texts.join(' ').replace(/\s+/g, ' ');
}
