import { readFileSync } from 'node:fs';

import { parseSync } from 'oxc-parser';

/** The types of schema.org, read from the declarations of the package `schema-dts`, which is generated from schema.org's tables. */
export interface Vocabulary {
  /** 'MedicalTest' → 'normalRange' → ['MedicalEnumeration', 'Text'], including inherited properties. Undefined for an unknown type. */
  propertiesOf: (type: string) => ReadonlyMap<string, readonly string[]> | undefined;
  /** Whether a thing of this type is also one of the other. ('BlogPosting', 'CreativeWork') → true */
  isA: (type: string, other: string) => boolean;
  /** 'DayOfWeek' → 'Monday', 'https://schema.org/Monday' … */
  membersOf: (type: string) => ReadonlySet<string>;
}

/** A type as `schema-dts` declares it. */
interface Declared {
  /** The types that it extends. */
  above: string[];
  properties: Map<string, string[]>;
}

/** The part of the parser's output that this file reads. */
interface Node {
  type: string;
  id?: { name: string };
  declaration?: Node;
  extends?: { expression: { name: string } }[];
  body?: { body: { key: { value: string }; typeAnnotation: { typeAnnotation: Node } }[] };
  typeAnnotation?: Node;
  types?: Node[];
  literal?: { value: unknown };
  typeName?: { name: string };
  typeArguments?: { params: Node[] };
}

/** Reads the vocabulary from the package `schema-dts`. */
export function readVocabulary(): Vocabulary {
  const file = new URL('schema.d.ts', import.meta.resolve('schema-dts'));
  const { program, errors } = parseSync('schema.d.ts', readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  // The parser's own types list every kind of TypeScript node. This file reads only these few fields.
  const nodes = (program.body as unknown as Node[]).map((node) => node.declaration ?? node);
  const interfaces = new Map(nodes.filter(isInterface).map((node) => [nameOf(node), declared(node)]));
  const unions = new Map(nodes.filter(isAlias).map((node) => [nameOf(node), partsOf(node.typeAnnotation)]));
  return {
    propertiesOf: memoized((type) =>
      interfaces.has(`${type}Leaf`) ? inherited(`${type}Leaf`, interfaces) : undefined,
    ),
    isA: (type, other) => type === other || leavesBelow(other, unions).has(type),
    membersOf: memoized((type) => new Set((unions.get(type) ?? []).flatMap(({ literal }) => literal ?? []))),
  };
}

const isInterface = ({ type }: Node): boolean => type === 'TSInterfaceDeclaration';
const isAlias = ({ type }: Node): boolean => type === 'TSTypeAliasDeclaration';
const nameOf = ({ id }: Node): string => id?.name ?? '';

const declared = (node: Node): Declared => ({
  above: (node.extends ?? []).map(({ expression }) => expression.name),
  properties: new Map(
    (node.body?.body ?? []).map(({ key, typeAnnotation }) => [key.value, rangeOf(typeAnnotation.typeAnnotation)]),
  ),
});

/** `SchemaValue<Text | URL | IdReference, "x">` → ['Text', 'URL'] */
const rangeOf = (type: Node): string[] =>
  partsOf(type.typeArguments?.params[0]).flatMap(({ name }) =>
    name === undefined || name === 'IdReference' ? [] : name,
  );

interface Part {
  name?: string;
  literal?: string;
}

/** The members of a union: named types and literal texts. */
function partsOf(type: Node | undefined): Part[] {
  if (!type) return [];
  if (type.types) return type.types.flatMap(partsOf);
  if (type.typeName) return [{ name: type.typeName.name }];
  return typeof type.literal?.value === 'string' ? [{ literal: type.literal.value }] : [];
}

/** The properties of a type, its own and the inherited ones. */
function inherited(name: string, interfaces: Map<string, Declared>): Map<string, string[]> {
  const own = interfaces.get(name);
  return new Map([
    ...(own?.above ?? []).flatMap((above) => [...inherited(above, interfaces)]),
    ...(own?.properties ?? []),
  ]);
}

/** The types that are also of this type: 'Organization' → 'Organization', 'DiagnosticLab', 'LocalBusiness' … */
function leavesBelow(name: string, unions: Map<string, Part[]>, found = new Set<string>()): Set<string> {
  for (const part of unions.get(name) ?? []) {
    if (part.name === undefined) continue;
    const leaf = part.name.replace(/Leaf$/, '');
    if (leaf !== part.name) found.add(leaf);
    else if (!found.has(part.name)) leavesBelow(part.name, unions, found);
  }
  return found;
}

/** Memoizes a function by its only argument. */
function memoized<Value>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
