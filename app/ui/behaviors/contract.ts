/** Exists only as a type: it carries `Values`. */
declare const holds: unique symbol;

/**
 * The attributes between the server's HTML and a behavior (`*.contract.ts`): each part with the name of its attribute, and the type of its
 * value. { interval: 'data-interval' } and `{ interval: number }` describe `<div data-interval="5000">`. The server writes them with
 * `dataFor` (`ui/data-for.ts`), a behavior reads them with the functions below. A mark holds `true` or ''.
 */
export type Contract<Values extends object> = { readonly [Part in keyof Values]-?: `data-${string}` } & {
  readonly [holds]?: Values;
};

type Readable = Pick<Element, 'getAttribute'>;
type Text<Value> = Value extends string ? Value | '' : string;

/** Selects the elements that have a part, with this text if one is given: '[data-share-by="copy"]' */
export const selectorOf = <Values extends object, Part extends keyof Values>(
  contract: Contract<Values>,
  part: Part,
  text?: Values[Part] & string,
): string => (text === undefined ? `[${contract[part]}]` : `[${contract[part]}="${text}"]`);

/** Finds the first element below `root` that carries a part. */
export const partOf = <Values extends object>(
  root: ParentNode,
  contract: Contract<Values>,
  part: keyof Values,
): HTMLElement | null => root.querySelector<HTMLElement>(selectorOf(contract, part));

/** Reads the text of a part; '' if an element does not have it. */
export const readText = <Values extends object, Part extends keyof Values>(
  element: Readable | null | undefined,
  contract: Contract<Values>,
  part: Part,
): Text<Values[Part]> =>
  // `dataFor` wrote it, from this very type.
  (element?.getAttribute(contract[part]) ?? '') as Text<Values[Part]>;

/** Reads the JSON value of a part. Throws if an element does not have it. */
export const readJson = <Values extends object, Part extends keyof Values>(
  element: Readable,
  contract: Contract<Values>,
  part: Part,
): Values[Part] =>
  // `dataFor` wrote it, from this very type.
  JSON.parse(readText(element, contract, part)) as Values[Part];
