/** The decimals of a resource, as the sender wrote them: JSON.stringify would write 1.10 as 1.1. */
export type SentDecimals = WeakMap<object, string>;

/** Writes a resource as JSON. The `value` of an object that `decimals` names is its text, digit for digit. */
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
