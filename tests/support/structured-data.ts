import type { Vocabulary } from './schema-org.ts';

/** A node of structured data, or any other object. */
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => [value].flat();
const typesOf = (node: Fields): string[] => listOf(node['@type']).map(String);

/** Whether a text is a calendar date: '2026-02-28' → true · '2026-02-30' → false */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8));

/** The formats of schema.org's data types. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  Text: (text) => text.trim() !== '' && !/[<>]|&\w+;|\{\{/.test(text),
  URL: (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  Date: isDate,
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text),
  Duration: (text) => /^P(?=.)(\d+[YMWD])*(T(?=.)(\d+[HMS])*)?$/.test(text),
};

/** Lists the faults of a page's structured data under schema.org: unknown types, properties of other types, values of the wrong type. */
export function faultsOf(document: Fields, vocabulary: Vocabulary): string[] {
  const context = document['@context'] === 'https://schema.org' ? [] : ['@context: must be https://schema.org'];
  const graph = listOf(document['@graph'] ?? { ...document, '@context': undefined }).filter(isFields);
  const named = new Map(graph.filter((node) => '@id' in node).map((node) => [String(node['@id']), node]));
  const faults = graph.flatMap((node) => faultsOfNode(node, typesOf(node).join('+'), { vocabulary, named }));
  return [...context, ...faults];
}

/** The data in which the checks look up types and references. */
interface GraphContext {
  vocabulary: Vocabulary;
  /** The things of the graph that have an ID. */
  named: ReadonlyMap<string, Fields>;
}

/** The faults of a node and of the nodes inside it. `path` names it in their texts: 'MedicalTest.code'. */
function faultsOfNode(node: Fields, path: string, known: GraphContext): string[] {
  const { propertiesOf, isA } = known.vocabulary;
  const types = typesOf(node);
  const unknown = types.filter((type) => propertiesOf(type) === undefined);
  if (unknown.length > 0) return [`${path}: ${unknown} is no type of schema.org`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@') || value === undefined) return [];
    const property = types.some((type) => isA(type, 'Action')) ? name.replace(/-(input|output)$/, '') : name;
    const ranges = types.flatMap((type) => propertiesOf(type)?.get(property) ?? []);
    if (ranges.length === 0) return [`${path}.${name}: not a property of ${types.join(' or ')}`];
    const range = property === name ? ranges : ['PropertyValueSpecification', 'Text'];
    return listOf(value).flatMap((one) => faultsOfValue(one, range, `${path}.${name}`, known));
  });
}

/** The faults of one value of a property, whose types (`range`) schema.org gives. */
function faultsOfValue(value: unknown, range: string[], path: string, known: GraphContext): string[] {
  if (!isFields(value))
    return fits(value, range, known.vocabulary) ? [] : [`${path}: ${value} is no ${range.join(' or ')}`];
  const isReference = !('@type' in value);
  const node = isReference ? known.named.get(String(value['@id'])) : value;
  if (!node) return [`${path}: nothing is called ${value['@id']}`];
  const isOfRange = typesOf(node).some((type) => range.some((one) => known.vocabulary.isA(type, one)));
  return [
    ...(isOfRange ? [] : [`${path}: a ${typesOf(node)} is no ${range.join(' or ')}`]),
    ...(isReference ? [] : faultsOfNode(node, path, known)),
  ];
}

/** Whether a plain value is of one of these types. */
function fits(value: unknown, range: string[], { membersOf }: Vocabulary): boolean {
  if (typeof value === 'number')
    return range.some((one) => /^(Number|Float)$/.test(one) || (one === 'Integer' && Number.isInteger(value)));
  if (typeof value === 'boolean') return range.includes('Boolean');
  return typeof value === 'string' && range.some((one) => membersOf(one).has(value) || formats[one]?.(value));
}
