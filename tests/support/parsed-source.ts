import { posix } from 'node:path';

import { parseSync } from 'oxc-parser';

import { hasReason, isCast, isFunction, isProse, type Lines, linesIn } from './code-shape.ts';
import { titleIn } from './test-titles.ts';

/** A file of the repository and its text. */
export interface SourceFile {
  path: string;
  source: string;
}

/** One import of a file. */
export interface Import {
  from: string;
  /** A path from the repository's root, or a package name. */
  to: string;
  isPackage: boolean;
  /** Removed before the code runs. */
  isType: boolean;
  /** Loaded on demand: `import('./map.ts')`. */
  isDynamic: boolean;
  /** The imported names, or none if it imports everything. */
  names: string[];
}

/** The parts of a file that the tests of the source read. */
export interface ParsedFile extends SourceFile {
  imports: Import[];
  /** The names that it defines and exports. */
  exports: string[];
  /** Each `any` in a type. */
  anys: number;
  comments: string[];
  /** The titles of its tests. */
  titles: string[];
  functions: Lines[];
  /** The lines of the casts that no comment explains. */
  unexplainedCasts: number[];
  /** The number of spreads of an object literal: `{ ...{ a, b } }`, which is `{ a, b }`. */
  literalSpreads: number;
  /** The interface words that it reads: 'nav_home' in `m.nav_home()`. */
  messages: string[];
}

/** Reads a file with a parser, so words in strings and comments do not count. Throws if the file cannot be parsed. */
export function parseFile({ path, source }: SourceFile): ParsedFile {
  const { module, program, comments, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: { request: string; isType: boolean; isDynamic?: boolean; names?: string[] }[] = module.staticImports.map(
    ({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      names: entries.flatMap(({ importName: { name }, isType }) => (name === null || isType ? [] : [name])),
    }),
  );
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ request: moduleRequest.value, isType });
    }
  }
  let anys = 0;
  let literalSpreads = 0;
  const [linesOf, functions, casts] = [linesIn(source), [] as Lines[], [] as Lines[]];
  const messages = new Set<string>();
  const titles: string[] = [];
  visit(program, (node) => {
    if (node.type === 'TSAnyKeyword') anys++;
    if (isLiteralSpread(node)) literalSpreads++;
    if (isFunction(node)) functions.push(linesOf(node));
    if (isCast(node, source)) casts.push(linesOf(node));
    titles.push(...titleIn(node));
    if (node.type === 'MemberExpression' && isNamed(node.object, 'm') && isRecord(node.property))
      messages.add(String(node.property.name));
    if (node.type === 'ImportExpression') addLiteral(node.source, { isType: false, isDynamic: true });
    if (node.type === 'TSImportType') addLiteral(node.source, { isType: true, isDynamic: false });
  });
  function addLiteral(literal: unknown, kind: { isType: boolean; isDynamic: boolean }): void {
    if (isRecord(literal) && typeof literal.value === 'string') found.push({ request: literal.value, ...kind });
  }
  const imports = found.map(({ request, isType, isDynamic = false, names = [] }) => ({
    from: path,
    isType,
    isDynamic,
    names,
    ...resolve(path, request),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName: { name } }) => (moduleRequest || name === null ? [] : [name])),
  );
  const readsMessages = imports.some(({ to, names }) => to.endsWith('/paraglide/messages.js') && names.includes('m'));
  const reasons = comments.filter(isProse).map(linesOf);
  return {
    path,
    source,
    imports,
    exports,
    anys,
    literalSpreads,
    comments: comments.map(({ value }) => value),
    titles,
    functions,
    unexplainedCasts: casts.filter((cast) => !hasReason(cast, reasons)).map(({ first }) => first),
    messages: readsMessages ? [...messages] : [],
  };
}

/** ('app/root.tsx', './ui/app.css?url') → 'app/ui/app.css' · '~/ui/x.ts' → 'app/ui/x.ts' · 'react-dom/server' → 'react-dom' */
function resolve(from: string, request: string): { to: string; isPackage: boolean } {
  const bare = request.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { to: posix.join(posix.dirname(from), bare), isPackage: false };
  if (bare.startsWith('~/')) return { to: `app/${bare.slice(2)}`, isPackage: false };
  return {
    to: bare
      .split('/')
      .slice(0, bare.startsWith('@') ? 2 : 1)
      .join('/'),
    isPackage: true,
  };
}

/** `...{ a, b }` in an object or an element. */
const isLiteralSpread = ({ type, argument }: Record<string, unknown>): boolean =>
  (type === 'SpreadElement' || type === 'JSXSpreadAttribute') &&
  isRecord(argument) &&
  argument.type === 'ObjectExpression';

const isNamed = (node: unknown, name: string): boolean =>
  isRecord(node) && node.type === 'Identifier' && node.name === name;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Calls `act` for a syntax node and every node below it. */
function visit(node: unknown, act: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, act);
  if (!isRecord(node) || Array.isArray(node)) return;
  act(node);
  for (const child of Object.values(node)) visit(child, act);
}
