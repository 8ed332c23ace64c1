import { type Expression, parseSync } from 'oxc-parser';

/**
 * Returns whether a route's source declares that its pages hydrate: `export const handle = { hydrates: true }`, with or without
 * `satisfies`. The build needs this before it can run the route; `hydrates` reads the same from the module. Throws if the source cannot be
 * parsed.
 */
export function declaresHydration(path: string, source: string): boolean {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program.body.some(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration' &&
      statement.declaration.declarations.some(
        ({ id, init }) => id.type === 'Identifier' && id.name === 'handle' && init !== null && saysHydrates(init),
      ),
  );
}

function saysHydrates(value: Expression): boolean {
  if (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression') return saysHydrates(value.expression);
  if (value.type !== 'ObjectExpression') return false;
  return value.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'hydrates' &&
      property.value.type === 'Literal' &&
      property.value.value === true,
  );
}
