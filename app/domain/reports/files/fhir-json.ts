/** The decimals of a resource as the sender wrote them, because JSON.stringify would write 1.10 as 1.1. */
export type SentDecimals = WeakMap<object, string>;

/** Writes a resource as JSON. If `decimals` contains an object, the object's `value` is written digit for digit as sent. */
export function fhirJson(value: unknown, decimals: SentDecimals, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${deeper}${fhirJson(item, decimals, deeper)}`);
    return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`;
  }
  const text = decimals.get(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => {
      const written = name === 'value' && text !== undefined ? text : fhirJson(field, decimals, deeper);
      return `${deeper}${JSON.stringify(name)}: ${written}`;
    });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}
