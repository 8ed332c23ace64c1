import type { Comment } from 'oxc-parser';

/** A piece of code with its first and last lines, counted from 1. */
export interface Lines {
  first: number;
  last: number;
}

/** Returns a function that converts the offsets of a syntax node to lines. */
export function linesIn(source: string): (node: { start?: unknown; end?: unknown }) => Lines {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  return ({ start, end }) => ({ first: lineAt(Number(start)), last: lineAt(Number(end)) });
}

const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
export const isFunction = (node: Record<string, unknown>): boolean => functionTypes.includes(String(node.type));

/** Whether a node is a type assertion: `x as T` and `<T>x`, but not `x as const`, which asserts nothing. */
export function isCast(node: Record<string, unknown>, source: string): boolean {
  if (node.type === 'TSTypeAssertion') return true;
  if (node.type !== 'TSAsExpression') return false;
  const { start, end } = node.typeAnnotation as { start: number; end: number }; // The grammar gives every cast a type.
  return source.slice(start, end) !== 'const';
}

/** The reason for a cast must be in a comment on one of its lines, or within the two lines above it. */
const LINES_ABOVE = 2;
export const hasReason = ({ first, last }: Lines, comments: readonly Lines[]): boolean =>
  comments.some((comment) => comment.last >= first - LINES_ABOVE && comment.first <= last);

/** Whether a comment is text for readers. Directives for tools state no reason. */
export const isProse = ({ value }: Comment): boolean => !/^\s*(biome-ignore|@ts-|@vite|#__)/.test(value);
