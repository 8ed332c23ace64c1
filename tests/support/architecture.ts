import { findApplications, findHandlers, findServerCode, usesBrowserHook } from './browser-code-rules.ts';
import { brokenRule } from './layers.ts';
import { type ParsedFile, parseFile, type SourceFile } from './parsed-source.ts';
import type { Violation } from './violation.ts';

/** The limits of `AGENTS.md` ("Code and tests"). */
const MAX_LINES = 227;
const MAX_FUNCTION_LINES = 60;
/** Files of table rows and of test data, not code: their length depends on the data. */
const isData = /^db\/seed\/exams\/|\/fixtures\//;
/** Names of files and folders that say nothing about their content. */
const junkNames = ['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'lib', 'shared'];

/** Reads every file and returns the violations of the architecture rules. */
export function checkArchitecture(sources: SourceFile[]): { files: ParsedFile[]; violations: Violation[] } {
  const files = sources.map(parseFile);
  const applications = findApplications(files);
  return {
    files,
    violations: [
      ...files.flatMap((file) => checkFile(file, applications)),
      ...findCycles(files),
      ...findSharedNames(files),
      ...findHandlers(files, applications),
      ...findServerCode(files),
    ],
  };
}

/** The rules that need only one file: its name, its size, its casts, and its imports. */
function checkFile(file: ParsedFile, applications: ReadonlySet<string>): Violation[] {
  const { path, source, anys, literalSpreads, comments, functions, unexplainedCasts } = file;
  const found: Violation[] = [];
  const add = (rule: string, detail: string) => found.push({ rule, path, detail });
  const junk = path.split('/').find(isJunkName);
  if (junk) add('junk-drawer name', junk);
  const lines = source.split('\n').length - 1;
  if (lines > MAX_LINES && !isData.test(path)) add('file size', `${lines} lines`);
  for (const { first, last } of functions) {
    if (last - first >= MAX_FUNCTION_LINES) add('function size', `${last - first + 1} lines from line ${first}`);
  }
  for (const line of unexplainedCasts) add('cast without a reason', `line ${line}`);
  if (anys > 0) add('any', `${anys} times`);
  if (literalSpreads > 0) add('spread of a literal', `${literalSpreads} times`);
  if (comments.some((comment) => /@ts-(ignore|nocheck)\b/.test(comment)))
    add('silenced type check', '@ts-ignore or @ts-nocheck');
  for (const one of file.imports) {
    const rule = usesBrowserHook(one, applications) ? 'work for a browser on the server' : brokenRule(one);
    if (rule) add(rule, `imports ${one.to}`);
  }
  return found;
}

/** 'utils', 'date-helpers.ts', 'lib' → true */
function isJunkName(segment: string): boolean {
  const name = segment.split('.')[0] ?? '';
  return junkNames.includes(name) || /(^|-)(utils?|helpers?|misc)(-|$)/.test(name);
}

/** Files whose names a framework or a table of modules gives: routes, migrations, seeds, and examples of components. */
const namesItself =
  /^app\/routes\/|^db\/(migrations|seed)\/|\.examples\.tsx?$|^app\/(root|entry\.(server|client))\.tsx?$/;

/** Finds names that two files export. One exported name means one thing: a reader who searches for it finds its one definition. */
function findSharedNames(files: ParsedFile[]): Violation[] {
  const owners = new Map<string, string>();
  const found: Violation[] = [];
  for (const { path, exports } of files) {
    if (namesItself.test(path)) continue;
    for (const name of new Set(exports)) {
      const owner = owners.get(name);
      if (owner !== undefined) found.push({ rule: 'name exported twice', path, detail: `${name}, as in ${owner}` });
      else owners.set(name, path);
    }
  }
  return found;
}

/** Finds cycles of imports, also of types: a type in a cycle is in the wrong file. */
function findCycles(files: ParsedFile[]): Violation[] {
  const graph = new Map(files.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
  const done = new Set<string>();
  const found: Violation[] = [];
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      found.push({ rule: 'cycle', path, detail: [...trail.slice(trail.indexOf(path)), path].join(' → ') });
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) if (graph.has(next)) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}
