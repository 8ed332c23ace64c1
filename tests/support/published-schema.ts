import { z } from 'zod';

const described = z.looseObject({ responses: z.record(z.string(), z.looseObject({})) });

const operationsOf = (path: object): object =>
  Object.fromEntries(Object.entries(path).filter(([method]) => /^(get|post)$/.test(method)));

/** The part of an OpenAPI document that describes answers. */
const document = z.looseObject({
  // A path may also hold parts that are no operation, such as `servers`.
  paths: z.record(
    z.string(),
    z.looseObject({}).transform((path) => z.record(z.string(), described).parse(operationsOf(path))),
  ),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), z.looseObject({})),
  }),
});

/** A response of the document. */
const describedResponse = z.looseObject({
  content: z.record(z.string(), z.looseObject({ schema: z.looseObject({}) })).optional(),
});

/** A schema of the document, with its references in the form of a JSON Schema of its own. */
const referred = (schema: unknown): string => JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');

/**
 * Returns a function that validates answers against the document that the API publishes, as a client without other knowledge would: the
 * document must describe the status and the format, and the body must match the schema. It returns the fault, or null.
 */
export function publishedContract(published: unknown) {
  const { paths, components } = document.parse(published);
  const schemas = new Map<string, z.ZodType>();
  const schemaOf = (schema: unknown): z.ZodType => {
    const text = referred(schema);
    const known =
      schemas.get(text) ?? z.fromJSONSchema({ ...JSON.parse(text), $defs: JSON.parse(referred(components.schemas)) });
    schemas.set(text, known);
    return known;
  };
  const pathOf = (pathname: string): string | undefined =>
    Object.keys(paths).find((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
  return async (pathname: string, method: string, answer: Response): Promise<string | null> => {
    const operation = paths[pathOf(pathname) ?? '']?.[method.toLowerCase()];
    if (!operation) return null;
    const response = operation.responses[answer.status];
    if (!response) return `${method} ${pathname}: ${answer.status} is not described`;
    const reference = /^#\/components\/responses\/(\w+)$/.exec(String(response.$ref ?? ''))?.[1];
    const { content } = describedResponse.parse(reference ? components.responses[reference] : response);
    const text = await answer.clone().text();
    if (!content) return text === '' ? null : `${method} ${pathname}: ${answer.status} has a body`;
    const format = content[answer.headers.get('Content-Type') ?? ''];
    if (!format) return `${method} ${pathname}: ${answer.headers.get('Content-Type')} is not described`;
    const fault = schemaOf(format.schema).safeParse(JSON.parse(text)).error;
    return fault ? `${method} ${pathname}: ${z.prettifyError(fault)}` : null;
  };
}
