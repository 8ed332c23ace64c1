const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As text, or as an attribute in double quotes, of HTML and of XML: '"T4" < 5' → '&quot;T4&quot; &lt; 5' */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
