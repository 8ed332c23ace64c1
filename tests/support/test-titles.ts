const runners = ['test', 'describe', 'it', 'reading'];

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the title of a test, from its syntax tree: "test.each(rows)('is %s', …)" → ['is %s']. Empty for any other node. */
export function titleIn(node: Record<string, unknown>): string[] {
  if (node.type !== 'CallExpression' || !runners.includes(rootOf(node.callee)) || !Array.isArray(node.arguments))
    return [];
  const title: unknown = node.arguments[0];
  if (!isNode(title)) return [];
  if (title.type === 'Literal') return typeof title.value === 'string' ? [title.value] : [];
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title.quasis)) return [];
  return [title.quasis.map((part: { value: { raw: string } }) => part.value.raw).join('…')];
}

/** The first name of an expression: `test.describe` → 'test', `test.each(rows)` → 'test', `(isQuick ? test : slow)` → 'test'. */
function rootOf(expression: unknown): string {
  if (!isNode(expression)) return '';
  if (expression.type === 'Identifier') return String(expression.name);
  const { callee, object, tag, consequent, expression: inner } = expression;
  return rootOf(callee ?? object ?? tag ?? consequent ?? inner);
}
